import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

type SelectFieldProps = Omit<ComponentProps<"select">, "id"> & {
  label: string;
  error?: string | undefined;
};

export function SelectField({ label, error, children, ...select }: SelectFieldProps) {
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
        >
          {children}
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
