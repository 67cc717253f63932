import { formatMoney } from "@noren/contract/format/money.ts";
import type { Hint } from "@noren/ordering/hints.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { SharedMessages } from "../../i18n/fr.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Progress } from "../../ui/progress.tsx";
import styles from "./cart-hints.module.css";

/** Maximum number of hints shown at a time. */
const SHOWN = 2;

export function CartHints({ priced }: { priced: PricedCart }) {
  const { locale, m } = useLocale();
  const { subtotal } = priced.totals;
  if (priced.hints.length === 0) return null;
  return (
    <ul className={styles.hints}>
      {priced.hints.slice(0, SHOWN).map((hint) => (
        <li key={`${hint.kind}${hint.kind === "offer" ? hint.offer_id : ""}`} data-kind={hint.kind}>
          <p>{wordsFor(hint, m, (cents) => formatMoney(asCents(cents), locale))}</p>
          <Progress value={subtotal / (subtotal + hint.missing)} />
        </li>
      ))}
    </ul>
  );
}

function wordsFor(hint: Hint, m: SharedMessages, money: (cents: number) => string): string {
  const missing = money(hint.missing);
  switch (hint.kind) {
    case "hard_minimum":
      return m.hints.hardMinimum(missing);
    case "minimum_order":
      return m.hints.minimumOrder(missing, money(hint.flat_charge));
    case "zone_minimum":
      return m.hints.zoneMinimum(missing);
    case "free_from":
      return m.hints.freeDelivery(missing);
    case "offer":
      if (hint.type === "free_delivery") return m.hints.freeDelivery(missing);
      return m.hints.offer(missing, hint.name);
    case "coupon":
      return m.hints.coupon(missing, hint.code);
  }
}
