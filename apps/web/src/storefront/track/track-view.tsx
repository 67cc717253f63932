import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { Tracking } from "@noren/contract/tracking.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { WAITING_WORDS } from "../../i18n/waiting-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { DialLink } from "../../ui/phone-link.tsx";
import { OrderDetails } from "../profile/order-details.tsx";
import { useOrderAgain } from "../profile/use-order-again.ts";
import { useShop } from "../shop/shop-context.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { hasEnded } from "./has-ended.ts";
import { OrderPicture } from "./order-picture.tsx";
import { restaurantClock } from "./restaurant-clock.ts";
import { TrackFacts } from "./track-facts.tsx";
import styles from "./track-page.module.css";
import { stepName, TrackProgress } from "./track-progress.tsx";
import { TrackReceipts } from "./track-receipts.tsx";
import { trackSteps } from "./track-steps.ts";
import { trackText } from "./track-text.ts";
import { TrackWaiting } from "./track-waiting.tsx";
import { TrackWhen } from "./track-when.tsx";
import type { Cancelling } from "./use-cancel.ts";

type TrackViewProps = {
  tracking: Tracking;
  isLive: boolean;
  /** Epoch milliseconds. */
  now: number;
  cancelling: Cancelling;
};

/**
 * When and where first, in large type; then how far the order is, its lines, its receipts and the
 * restaurant's telephone.
 */
export function TrackView({ tracking, isLive, now, cancelling }: TrackViewProps) {
  const { locale, m } = useLocale<"account">();
  const { contacts, timezone } = useShop().settings;
  const { reorder, refused } = useOrderAgain();
  const words = TRACK_WORDS[locale];
  const clock = restaurantClock(now, timezone, locale);
  const { order, progress, reason, message, receipts, answer } = tracking;
  const isOver = hasEnded(progress);
  const isRefused = progress === "rejected" || progress === "cancelled";
  const isThere = progress === "ready" && order.is_pickup;
  const why = reason ? words.reasons[reason as OrderReason] : "";
  const steps = trackSteps(tracking);
  return (
    <>
      <PageBand title={words.headings[progress]}>
        <p className={styles.number}>{words.number(order.number)}</p>
      </PageBand>
      <div className={styles.body}>
        <div className={styles.state}>
          {order.demonstration && <DemonstrationMark locale={locale} />}
          <div role="status" className={styles.status}>
            <p className="visually-hidden">{words.headings[progress]}</p>
            {!isOver && !isThere && <TrackWhen tracking={tracking} now={now} />}
            {answer ? (
              <TrackWaiting answer={answer} now={now} />
            ) : (
              <p className={styles.text}>
                {isRefused && why} {trackText(tracking, words)}
              </p>
            )}
            {isRefused && message && (
              <p className={styles.message}>
                {words.fromRestaurant} {message}
              </p>
            )}
          </div>
          {cancelling.isTooLate && !isOver && (
            <Alert kind="error">{WAITING_WORDS[locale].cancel.tooLate}</Alert>
          )}
          {!isLive && !isOver && <Alert>{words.offline}</Alert>}
          <div className={styles.overview}>
            <TrackFacts
              order={order}
              hasPlace={!isRefused}
              hasSlot={isOver || isThere || tracking.promised_at !== null}
            />
            <OrderPicture progress={progress} steps={steps} label={pictureLabel()} />
          </div>
          <TrackProgress order={order} steps={steps} timeIn={clock.timeFromNow} />
          {tracking.may_cancel && <CancelOrder cancel={cancelling.cancel} />}
          {contacts.phone && (
            <p className={styles.question}>
              {words.question}{" "}
              <DialLink phone={contacts.phone}>
                <Icon name="phone" size={18} />
                {contacts.phone}
              </DialLink>
            </p>
          )}
        </div>
        <section className={styles.section}>
          <h2>{words.details}</h2>
          <OrderDetails order={order} />
          {refused && <Alert kind="error">{m.account.orders.nothingLeft}</Alert>}
          <Button variant="secondary" onClick={() => reorder(order)}>
            {m.account.orders.again}
          </Button>
        </section>
        {receipts.length > 0 && <TrackReceipts receipts={receipts} />}
      </div>
    </>
  );

  function pictureLabel(): string {
    const index = steps.findLastIndex(({ state }) => state !== "next");
    const step = steps[index];
    if (!step) return words.headings[progress];
    return words.picture.step(stepName(step, order, words), index + 1, steps.length);
  }
}
