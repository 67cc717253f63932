import { useId } from "react";
import styles from "./check-chips.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

type CheckChip<Value extends string> = { value: Value; label: string; icon?: IconName };

type CheckChipsProps<Value extends string> = {
  legend: string;
  chips: readonly CheckChip<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
};

/** Multiple choice among many short labels: checkboxes styled as chips. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { legend, chips, values, onChange } = props;
  const id = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {chips.map(({ value, label, icon }) => {
          const checked = values.includes(value);
          return (
            <label key={value} className={styles.chip} htmlFor={`${id}-${value}`}>
              <input
                id={`${id}-${value}`}
                type="checkbox"
                checked={checked}
                onChange={() =>
                  onChange(checked ? values.filter((other) => other !== value) : [...values, value])
                }
              />
              {icon && <Icon name={icon} size={18} />}
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
