import { formatMoney } from "@noren/contract/format/money.ts";
import { deliveryFee } from "@noren/ordering/delivery.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Price } from "../../ui/price.tsx";
import { useCart } from "./cart-store.ts";
import styles from "./cart-totals.module.css";
import { VatDetail } from "./vat-detail.tsx";

/** From subtotal to total; every offer by name with its discount. */
export function CartTotals({ priced }: { priced: PricedCart }) {
  const { locale, m } = useLocale();
  const orderType = useCart((cart) => cart.orderType);
  const { totals, offers, coupon, delivery, tax_added } = priced;
  const minus = (cents: Cents) => formatMoney(asCents(-cents), locale);
  const discounts = offers.filter(({ type }) => type !== "free_delivery");
  const freed = offers.find(({ type }) => type === "free_delivery");
  const isWaived = coupon?.type === "free_delivery";
  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>{m.cart.subtotal}</dt>
          <dd>
            <Price cents={totals.subtotal} />
          </dd>
        </div>
        {discounts.map(({ id, name, amount }) => (
          <div key={id} className={styles.offer}>
            <dt>{name}</dt>
            <dd>{amount > 0 ? minus(amount) : m.cart.free}</dd>
          </div>
        ))}
        {orderType === "delivery" && (
          <div className={freed && styles.offer}>
            <dt>{freed ? freed.name : m.cart.delivery}</dt>
            <dd>
              {freed ? (
                m.cart.deliveryFree
              ) : isWaived ? (
                <Price cents={deliveryFee(delivery)} />
              ) : delivery ? (
                <Price cents={totals.delivery} />
              ) : (
                m.cart.deliveryUnknown
              )}
            </dd>
          </div>
        )}
        {coupon && coupon.amount > 0 && (
          <div className={styles.offer}>
            <dt>{m.cart.coupon(coupon.code)}</dt>
            <dd>{minus(coupon.amount)}</dd>
          </div>
        )}
        {tax_added && (
          <div>
            <dt>{m.cart.vat}</dt>
            <dd>
              <Price cents={totals.tax} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{m.cart.total}</dt>
          <dd aria-live="polite">
            <Price cents={totals.total} />
          </dd>
        </div>
      </dl>
      <VatDetail rows={priced.vat} />
    </div>
  );
}
