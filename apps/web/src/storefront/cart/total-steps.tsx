import { formatMoney } from "@noren/contract/format/money.ts";
import { explainTotal, type Step } from "@noren/ordering/explain.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { SharedMessages } from "../../i18n/fr.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./total-steps.module.css";

/** Every step of the calculation of the total. */
export function TotalSteps({ priced }: { priced: PricedCart }) {
  const { locale, m } = useLocale();
  return (
    <ol className={styles.steps}>
      {keyed(explainTotal(priced)).map(({ key, step }) => (
        <li key={key} data-rule={step.rule}>
          <span>
            {step.quantity > 1 && `${step.quantity} × `}
            {nameOf(step, m)}
          </span>
          <span className="tabular">{formatMoney(step.amount, locale)}</span>
        </li>
      ))}
      <li className={styles.total}>
        <span>{m.cart.total}</span>
        <Price cents={priced.totals.total} />
      </li>
    </ol>
  );
}

/** Two steps may have the same text, so their index is part of the key. */
function keyed(steps: readonly Step[]): { key: string; step: Step }[] {
  return steps.map((step, index) => ({ key: `${index} ${step.rule}`, step }));
}

function nameOf(step: Step, { cart }: SharedMessages): string {
  if (step.name === null) return cart.explain[step.rule];
  return step.rule === "coupon" ? cart.coupon(step.name) : step.name;
}
