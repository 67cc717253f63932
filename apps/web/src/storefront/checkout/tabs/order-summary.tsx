import { lineKey, refOf } from "@noren/ordering/cart.ts";
import type { Line } from "@noren/ordering/model.ts";
import type { ReactNode } from "react";
import { useMessages } from "../../../i18n/locale-context.tsx";
import { Price } from "../../../ui/price.tsx";
import { CartHints } from "../../cart/cart-hints.tsx";
import { CartTotals } from "../../cart/cart-totals.tsx";
import { ExplainTotal } from "../../cart/explain-total.tsx";
import { useCartPanel } from "../../cart/use-cart-panel.ts";
import { LineAllergens } from "../../dietary/line-allergens.tsx";
import { SUMMARY_PANEL } from "../fields/step-ids.ts";
import { detailsOf } from "../placing/placed-order.ts";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import styles from "./order-summary.module.css";

/** Lines and total: beside the form, and on phones collapsed into the bar. */
export function OrderSummary() {
  const { cart, checkout } = useMessages<"checkout">();
  const { tab, view } = useFlow();
  const { open } = useCartPanel();
  const isOpen = useCheckout((state) => state.summaryOpen);
  const { priced } = view;
  return (
    <aside
      id={SUMMARY_PANEL}
      aria-labelledby="summary-heading"
      className={styles.summary}
      data-open={isOpen || tab === "payment"}
      data-sheet={tab !== "payment"}
    >
      <div className={styles.head}>
        <h2 id="summary-heading">{checkout.summary}</h2>
        <button type="button" className={styles.edit} onClick={open}>
          {checkout.edit}
          <span className="visually-hidden">{`, ${cart.title}`}</span>
        </button>
      </div>
      <ul className={styles.lines}>
        {priced.lines.map(({ line, line_total }) => (
          <SummaryLine key={lineKey(refOf(line))} line={line}>
            <Price cents={line_total} />
          </SummaryLine>
        ))}
        {priced.free_items.map((line) => (
          <SummaryLine key={`${line.offer_id}/${lineKey(refOf(line))}`} line={line}>
            <span className={styles.free}>{cart.free}</span>
          </SummaryLine>
        ))}
      </ul>
      <CartHints priced={priced} />
      <div>
        <CartTotals priced={priced} />
        <ExplainTotal priced={priced} />
      </div>
    </aside>
  );
}

function SummaryLine({ line, children }: { line: Line; children: ReactNode }) {
  const details = detailsOf(line);
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity}</span>
      <span className={styles.name}>
        {line.item.item_name}
        {details.length > 0 && <span className={styles.details}>{details.join(", ")}</span>}
        <LineAllergens line={line} />
      </span>
      <span className={styles.amount}>{children}</span>
    </li>
  );
}
