import { useMessages } from "../../../i18n/locale-context.tsx";
import { CartHints } from "../../cart/cart-hints.tsx";
import { CartLines } from "../../cart/cart-lines.tsx";
import { CartNotices } from "../../cart/cart-notices.tsx";
import { CartTotals } from "../../cart/cart-totals.tsx";
import { ExplainTotal } from "../../cart/explain-total.tsx";
import { OrderAllergens } from "../../dietary/order-allergens.tsx";
import { SUMMARY_HEADING, SUMMARY_PANEL } from "../fields/step-ids.ts";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import styles from "./order-summary.module.css";

/** Lines and total: next to the form, and on phones collapsed into the bar until the last look. */
export function OrderSummary() {
  const { checkout } = useMessages<"checkout">();
  const { tab, view } = useFlow();
  const { summaryOpen, sending } = useCheckout();
  const { priced } = view;
  const isLastLook = tab === "payment";
  return (
    <aside
      id={SUMMARY_PANEL}
      aria-labelledby={SUMMARY_HEADING}
      className={styles.summary}
      data-open={summaryOpen || isLastLook}
      data-sheet={!isLastLook}
      inert={sending !== null}
    >
      <h2 id={SUMMARY_HEADING} tabIndex={-1}>
        {checkout.summary}
      </h2>
      <CartNotices />
      <div className={styles.dishes}>
        <CartLines priced={priced} />
        <OrderAllergens priced={priced} open={isLastLook} />
      </div>
      <CartHints priced={priced} />
      <div>
        <CartTotals priced={priced} />
        <ExplainTotal priced={priced} />
      </div>
    </aside>
  );
}
