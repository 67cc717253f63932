import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

type Value = string | number | null;

type SelectFieldProps<One extends Value> = Omit<
  ComponentProps<"select">,
  "id" | "value" | "onChange" | "children"
> & {
  label: string;
  error?: string | undefined;
  value: One;
  options: readonly { value: One; label: string }[];
  onChange: (value: One) => void;
};

export function SelectField<One extends Value>(props: SelectFieldProps<One>) {
  const { label, error, value, options, onChange, ...select } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.selectBox}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={textOf(value)}
          onChange={({ target }) => {
            const chosen = options.find((option) => textOf(option.value) === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={textOf(option.value)} value={textOf(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function textOf(value: Value): string {
  return String(value ?? "");
}
