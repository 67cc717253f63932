import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import type { CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { useShop } from "../../shop/shop-context.tsx";
import { dayName } from "../slots/day-words.ts";
import { slotOf } from "../slots/fulfilment.ts";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import styles from "./order-review.module.css";
import { ReviewedDetails } from "./reviewed-details.tsx";

/** Customer, destination and time, each with a link to its tab. */
export function OrderReview() {
  const { locale, m } = useLocale<"checkout">();
  const { settings } = useShop();
  const { view } = useFlow();
  const { personal, delivery } = useCheckout();
  const { offer, orderType } = view;
  const { fulfilment, today } = offer;
  const words = m.checkout.review;
  const { contacts } = settings;

  const when = () => {
    if (fulfilment.kind === "gone")
      return m.checkout.time.gone(formatSlot(fulfilment.label, locale));
    if (fulfilment.kind !== "first" && fulfilment.kind !== "chosen") return m.checkout.time.choose;
    const { slot } = fulfilment;
    const time = formatSlot(slot.label, locale);
    if (fulfilment.kind === "first" && fulfilment.asap) return words.asap(time);
    return words.at(capitalise(dayName({ date: slot.date, today, m, locale })), time);
  };

  return (
    <dl className={styles.review}>
      <Row label={words.who} tab="personal">
        <strong>{`${personal.first_name} ${personal.last_name}`}</strong>
        <span>{personal.phone}</span>
        <span>{personal.email}</span>
      </Row>
      <Row label={m.orderType[orderType]} tab="delivery">
        {orderType === "pickup" ? (
          <>
            <strong>{contacts.name}</strong>
            <span>{contacts.address}</span>
          </>
        ) : (
          <>
            <strong>{delivery.address}</strong>
            <span>{`${delivery.postal_code} ${delivery.city}`}</span>
            <ReviewedDetails />
          </>
        )}
      </Row>
      <Row label={words.when} tab="delivery">
        <strong data-bad={slotOf(fulfilment) === null}>{when()}</strong>
      </Row>
    </dl>
  );
}

function Row({ label, tab, children }: { label: string; tab: CheckoutTab; children: ReactNode }) {
  const { checkout } = useLocale<"checkout">().m;
  const { send } = useFlow();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.what}>{children}</dd>
      <dd>
        <button
          type="button"
          className={styles.edit}
          aria-label={`${checkout.edit}, ${label}`}
          onClick={() => send({ type: "jump", tab })}
        >
          {checkout.edit}
        </button>
      </dd>
    </div>
  );
}
