import type { Progress } from "@noren/ordering/progress.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDesk } from "../desk-context.tsx";
import type { Column } from "../order-state/orders-state.ts";
import styles from "./column-filter.module.css";

type ColumnFilterProps = {
  columns: readonly Column[];
  /** Null: all states. */
  value: Progress | null;
  onChange: (value: Progress | null) => void;
};

/** Chooses the state whose tickets the single list on phones shows; tablets show all. */
export function ColumnFilter({ columns, value, onChange }: ColumnFilterProps) {
  const { m } = useDesk();
  const total = columns.reduce((sum, { orders }) => sum + orders.length, 0);
  const shown = columns.filter(({ orders, progress }) => orders.length > 0 || progress === value);
  return (
    <div className={styles.filter}>
      <select
        aria-label={m.inbox.filter}
        value={value ?? ""}
        onChange={({ target }) =>
          onChange(shown.find(({ progress }) => progress === target.value)?.progress ?? null)
        }
      >
        <option value="">{`${m.inbox.all} (${total})`}</option>
        {shown.map(({ progress, orders }) => (
          <option key={progress} value={progress}>
            {`${m.columns[progress]} (${orders.length})`}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size={16} />
    </div>
  );
}
