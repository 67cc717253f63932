import { formatMoney } from "@noren/contract/format/money.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { LabelledStepper } from "../../ui/labelled-stepper.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "./refund-form.module.css";

type RefundedLinesProps = {
  order: DeskOrder;
  /** For each line, the refund for one, two… items. */
  amounts: readonly (readonly Cents[])[];
  pieces: readonly number[];
  set: (pieces: number[]) => void;
};

/** An order's lines, and how many items of each to refund. */
export function RefundedLines({ order, amounts, pieces, set }: RefundedLinesProps) {
  const { m, locale } = useDesk();
  return (
    <ul className={styles.lines}>
      {order.items.map((line, index) => {
        const [one, ...more] = amounts[index] ?? [];
        const count = pieces[index] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never change
          <li key={index} className={styles.line}>
            <div className={styles.dish}>
              <p className={styles.name}>{line.name}</p>
              <p className={styles.soft}>
                {[
                  ...line.choices.map((choice) => choice.name),
                  ...(one === undefined ? [] : [m.refund.each(formatMoney(one, locale))]),
                ].join(" · ")}
              </p>
            </div>
            {one === undefined ? (
              <span className={styles.soft}>{line.is_free ? m.refund.offered : m.refund.gone}</span>
            ) : (
              <LabelledStepper
                labels={{ less: m.refund.less(line.name), more: m.refund.more(line.name) }}
                value={count}
                min={0}
                max={more.length + 1}
                onChange={(value) => set(pieces.with(index, value))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
