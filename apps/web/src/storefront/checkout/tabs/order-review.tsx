import { capitalise } from "@noren/contract/format/capitalise.ts";
import { counted } from "@noren/contract/format/counted.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { useShop } from "../../shop/shop-context.tsx";
import { SUMMARY_HEADING } from "../fields/step-ids.ts";
import { dayName } from "../slots/day-words.ts";
import { slotOf } from "../slots/fulfilment.ts";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import styles from "./order-review.module.css";
import { ReviewedDetails } from "./reviewed-details.tsx";

/** So many dishes leave room for the ways of paying on a phone's first screen. */
const DISHES_IN_SHORT = 3;

/** The dishes by name, where the whole summary is further down; editing leads there. */
export function DishesInShort() {
  const { m } = useLocale<"checkout">();
  const { lines, free_items } = useFlow().view.priced;
  const dishes = [...lines.map(({ line }) => line), ...free_items];
  const named = dishes
    .slice(0, DISHES_IN_SHORT)
    .map(({ quantity, item }) => counted(quantity, item.item_name));
  const others = dishes.length - named.length;
  return (
    <dl className={styles.review} data-short>
      <Row label={m.checkout.summary} onEdit={focusSummary}>
        <strong>
          {named.join(", ")}
          {others > 0 && <span> {m.checkout.review.others(others)}</span>}
        </strong>
      </Row>
    </dl>
  );
}

function focusSummary() {
  document.getElementById(SUMMARY_HEADING)?.focus();
}

/** Customer, destination and time, each with a button to its tab. */
export function OrderReview() {
  const { locale, m } = useLocale<"checkout">();
  const { settings } = useShop();
  const { view, send } = useFlow();
  const { personal, delivery } = useCheckout();
  const { offer, orderType } = view;
  const { fulfilment, today } = offer;
  const words = m.checkout.review;
  const { contacts } = settings;
  const toDelivery = () => send({ type: "jump", tab: "delivery" });

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
      <Row label={words.who} onEdit={() => send({ type: "jump", tab: "personal" })}>
        <strong>{`${personal.first_name} ${personal.last_name}`}</strong>
        <span>{personal.phone}</span>
        <span>{personal.email}</span>
      </Row>
      <Row label={m.orderType[orderType]} onEdit={toDelivery}>
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
      <Row label={words.when} onEdit={toDelivery}>
        <strong data-bad={slotOf(fulfilment) === null}>{when()}</strong>
      </Row>
    </dl>
  );
}

type RowProps = { label: string; onEdit: () => void; children: ReactNode };

function Row({ label, onEdit, children }: RowProps) {
  const { checkout } = useLocale<"checkout">().m;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.what}>{children}</dd>
      <dd>
        <button
          type="button"
          className={styles.edit}
          aria-label={`${checkout.edit}, ${label}`}
          onClick={onEdit}
        >
          {checkout.edit}
        </button>
      </dd>
    </div>
  );
}
