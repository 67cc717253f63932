import { formatMoney } from "@noren/contract/format/money.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { MessagesOf } from "../../i18n/fr.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import sheet from "../../ui/order-sheet.module.css";
import { OrderWishes } from "../../ui/order-wishes.tsx";
import { Price } from "../../ui/price.tsx";
import type { PlacedOrder, PlacedRow } from "../checkout/placing/placed-order.ts";
import styles from "./placed-order-recap.module.css";

/** The lines and amounts of an order, as placed. */
export function PlacedOrderRecap({ order }: { order: PlacedOrder }) {
  const { locale, m } = useLocale<"success">();
  return (
    <section aria-labelledby="recap-heading" className={styles.recap}>
      <h2 id="recap-heading">{m.success.recap}</h2>
      <ul className={sheet.lines}>
        {order.lines.map(({ name, quantity, dishes = [], details, amount }) => (
          <li key={`${name} ${dishes.join()} ${details.join()} ${amount}`}>
            <span className={sheet.quantity}>{quantity}</span>
            <span>
              {name}
              {dishes.map((dish) => (
                <span key={dish} className={sheet.details}>
                  {dish}
                </span>
              ))}
              {details.length > 0 && <span className={sheet.details}>{details.join(", ")}</span>}
            </span>
            {amount === null ? (
              <span className={sheet.free}>{m.cart.free}</span>
            ) : (
              <Price cents={amount} />
            )}
          </li>
        ))}
      </ul>
      {order.wishes && <OrderWishes wishes={order.wishes} locale={locale} />}
      <dl className={sheet.rows}>
        {order.rows.map((row) => (
          <div key={`${row.kind} ${row.name}`} data-kind={row.kind}>
            <dt>{nameOf(row, m)}</dt>
            <dd className="tabular">
              {formatMoney(isTaken(row) ? asCents(-row.amount) : row.amount, locale)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{m.cart.total}</dt>
          <dd>
            <Price cents={order.total} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function isTaken({ kind, amount }: PlacedRow): boolean {
  return amount !== 0 && (kind === "offer" || kind === "coupon" || kind === "discount");
}

function nameOf({ kind, name }: PlacedRow, { cart, checkout }: MessagesOf["checkout"]): string {
  switch (kind) {
    case "subtotal":
    case "delivery":
      return cart[kind];
    case "tax":
      return cart.vat;
    case "discount":
      return checkout.discount;
    case "coupon":
      return cart.coupon(name);
    case "offer":
      return name;
  }
}
