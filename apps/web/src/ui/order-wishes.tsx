import type { DeliveryDetails } from "@noren/contract/delivery-details.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderWishes as Wishes } from "@noren/contract/order-wishes.ts";
import { detailRows, wishRows } from "@noren/contract/order-wishes-words.ts";
import styles from "./order-wishes.module.css";

type OrderWishesProps = {
  wishes: Wishes;
  details?: Partial<DeliveryDetails> | null | undefined;
  locale: Locale;
};

/** What the guest asked for beyond the dishes, and where to deliver exactly; nothing for none. */
export function OrderWishes({ wishes, details = null, locale }: OrderWishesProps) {
  const rows = [...wishRows(wishes, locale), ...detailRows(details, locale)];
  if (rows.length === 0) return null;
  return (
    <dl className={styles.wishes}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
