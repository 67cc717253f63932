import type { Progress } from "@noren/ordering/progress.ts";
import { useDesk } from "../desk-context.tsx";
import type { Column } from "../order-state/orders-state.ts";
import styles from "./column-filter.module.css";

type ColumnFilterProps = {
  columns: readonly Column[];
  /** Null: all columns. */
  value: Progress | null;
  onChange: (value: Progress | null) => void;
};

/** Chooses the column shown in the single list on phones; tablets show all columns. */
export function ColumnFilter({ columns, value, onChange }: ColumnFilterProps) {
  const { m } = useDesk();
  const total = columns.reduce((sum, { orders }) => sum + orders.length, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend here
    <div role="group" aria-label={m.inbox.filter} className={styles.filter}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {m.inbox.all} <span className={styles.count}>{total}</span>
      </button>
      {columns
        .filter(({ orders, progress }) => orders.length > 0 || progress === value)
        .map(({ progress, orders }) => (
          <button
            key={progress}
            type="button"
            aria-pressed={value === progress}
            onClick={() => onChange(progress)}
          >
            {m.columns[progress]} <span className={styles.count}>{orders.length}</span>
          </button>
        ))}
    </div>
  );
}
