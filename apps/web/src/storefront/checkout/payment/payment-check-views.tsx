import type { ReactNode, RefObject } from "react";
import { CARD_WORDS } from "../../../i18n/card-words.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DialLink } from "../../../ui/phone-link.tsx";
import { useShop } from "../../shop/shop-context.tsx";
import type { PendingOrder } from "../placing/order-attempt.ts";
import styles from "./payment-check.module.css";

type Heading = RefObject<HTMLHeadingElement | null>;

/** The payment is being checked; no action is needed yet. */
export function PaymentPending({
  pendingOrder,
  heading,
}: {
  pendingOrder: PendingOrder;
  heading: Heading;
}) {
  const words = useCheckWords();
  return (
    <Frame title={words.heading} heading={heading} isRunning>
      <p role="status">{words.text(pendingOrder.placed.number)}</p>
      <p className={styles.calm}>{words.calm}</p>
    </Frame>
  );
}

type PaymentLateProps = {
  /** Null in a browser that did not place the order. */
  pendingOrder: PendingOrder | null;
  heading: Heading;
  onRetry: (() => void) | null;
};

/** Polling timed out: says what is known and what not to do. */
export function PaymentLate({ pendingOrder, heading, onRetry }: PaymentLateProps) {
  const { href } = useLocale();
  const words = useCheckWords();
  return (
    <Frame title={pendingOrder ? words.lateHeading : words.heading} heading={heading}>
      <p role="status">
        {pendingOrder
          ? words.lateText(pendingOrder.placed.number, pendingOrder.sending.recap.email)
          : words.lateElsewhere}
      </p>
      <p className={styles.calm}>{words.once}</p>
      <div className={styles.ways}>
        {onRetry && <Button onClick={onRetry}>{words.again}</Button>}
        <CallTheRestaurant />
        {!pendingOrder && (
          <ButtonLink variant="secondary" to={href("menu")}>
            {words.toMenu}
          </ButtonLink>
        )}
      </div>
    </Frame>
  );
}

type PaymentEndedProps = { how: "cancelled" | "refunded"; heading: Heading; onLeft: () => void };

/** The order was ended by the restaurant: the cart is kept. */
export function PaymentEnded({ how, heading, onLeft }: PaymentEndedProps) {
  const words = useCheckWords();
  return (
    <Frame title={words.cancelledHeading} heading={heading}>
      <p role="status">{words[how]}</p>
      <div className={styles.ways}>
        <Button onClick={onLeft}>{words.backToPayment}</Button>
        <CallTheRestaurant />
      </div>
    </Frame>
  );
}

function CallTheRestaurant() {
  const { phone } = useShop().settings.contacts;
  const words = useCheckWords();
  if (!phone) return null;
  return (
    <DialLink phone={phone} className={styles.call}>
      <Icon name="phone" size={18} />
      {words.call(phone)}
    </DialLink>
  );
}

type FrameProps = { title: string; heading: Heading; isRunning?: boolean; children: ReactNode };

function Frame({ title, heading, isRunning = false, children }: FrameProps) {
  return (
    <section className={styles.check} aria-labelledby="check-heading" aria-busy={isRunning}>
      <div className={styles.icon} data-running={isRunning}>
        <Icon name="credit-card" size={32} />
      </div>
      <h2 id="check-heading" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function useCheckWords() {
  return CARD_WORDS[useLocale().locale].check;
}
