import { type ComponentProps, useId, useState } from "react";
import field from "./field.module.css";
import styles from "./password-field.module.css";

type PasswordFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Accessible name of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
};

/** A password field with a visibility toggle; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, showLabel, hideLabel, ...input } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          id={id}
          type={shown ? "text" : "password"}
          className={field.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? hideLabel : showLabel}
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
