import { counted } from "@noren/contract/format/counted.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { OrderRecord, RecordedLine } from "@noren/contract/order-records.ts";
import { isFormulePart } from "@noren/ordering/formule.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import sheet from "../../ui/order-sheet.module.css";
import { OrderWishes } from "../../ui/order-wishes.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./order-details.module.css";

/** The lines as ordered and paid, with their sum. */
export function OrderDetails({ order }: { order: OrderRecord }) {
  const { locale, m } = useLocale<"account">();
  const words = m.account.orders;
  const { items, free_items, subtotal, discount, coupon_discount, delivery, total } = order;
  const rows: [name: string, amount: Cents][] = [
    [m.cart.subtotal, subtotal],
    [words.discount, asCents(-discount)],
    [words.coupon, asCents(-coupon_discount)],
    [m.cart.delivery, delivery],
  ];
  return (
    <div className={styles.details}>
      <ul className={sheet.lines}>
        {[...items, ...free_items].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a past order never change
          <li key={index}>
            <span className={sheet.quantity}>{line.quantity}</span>
            <span>
              {line.item_name || words.aDish}
              {detailsOf(line).map((detail) => (
                <span key={detail} className={sheet.details}>
                  {detail}
                </span>
              ))}
            </span>
            {index < items.length ? (
              <Price cents={lineAmount(line, order.is_pickup)} />
            ) : (
              <span className={sheet.free}>{m.cart.free}</span>
            )}
          </li>
        ))}
      </ul>
      <OrderWishes wishes={order} details={order.customer.location?.details} locale={locale} />
      <dl className={sheet.rows}>
        {rows
          .filter(([name, amount]) => amount !== 0 || name === m.cart.subtotal)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{formatMoney(amount, locale)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>{m.cart.total}</dt>
          <dd>
            <Price cents={total} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The dishes of a formule, one each; then choices and note together. */
function detailsOf({ options, note }: RecordedLine): string[] {
  const chosen = options.flatMap(({ option_options }) => option_options);
  const named = (list: typeof chosen) => list.map(({ name, quantity }) => counted(quantity, name));
  const others = named(chosen.filter((choice) => !isFormulePart(choice)));
  const rest = [...others, note].filter(Boolean).join(", ");
  return [...named(chosen.filter(isFormulePart)), ...(rest ? [rest] : [])];
}

/** Priced like `line.ts` of the ordering rules, from the recorded prices. */
function lineAmount({ item_price, options, quantity }: RecordedLine, isPickup: boolean): Cents {
  let unit: number = isPickup ? item_price.price_pickup : item_price.price_delivery;
  for (const { option_options } of options)
    for (const { price, quantity: count } of option_options) unit += price * count;
  return asCents(Math.max(0, unit) * quantity);
}
