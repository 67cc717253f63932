import type { Reply } from "@noren/contract/call.ts";
import { type ReactNode, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useCommand } from "../use-command.ts";
import styles from "./desk-page.module.css";
import { Form } from "./form.tsx";

type FormOf<Values> = {
  values: Values;
  change: (changes: Partial<Values>) => void;
  /** The message with which a field was refused; of a list that of its first refused entry. */
  problemOf: (field: keyof Values & string) => string | undefined;
};

type DeskFormProps<Values, Saved> = {
  /** By the names of the call. Fields that nobody has typed in follow it. */
  stored: Values;
  /** `typed`: the fields that somebody has typed in. */
  save: (values: Values, typed: Partial<Values>) => Promise<Reply<Saved>>;
  onSaved?: (saved: Saved) => void;
  submit: string;
  /** On the button while the call is pending. */
  busy?: string;
  variant?: "primary" | "secondary";
  /** What confirms it, until something is typed. */
  confirmation?: (saved: Values) => string;
  /** Next to the button. */
  aside?: ReactNode;
  /** The layout of a page that is one form, with a wide button. */
  className?: string | undefined;
  children: (form: FormOf<Values>) => ReactNode;
};

/**
 * The form of a page: a double press sends it once, each problem is shown with its field, the first
 * refused field gets the focus, and what is typed while it is sent stays.
 */
export function DeskForm<Values extends object, Saved>(props: DeskFormProps<Values, Saved>) {
  const { stored, save, onSaved, submit, busy = submit, variant = "primary", confirmation } = props;
  const { send, isBusy, problemOf, message } = useCommand();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [saved, setSaved] = useState<Values | null>(null);
  const values = { ...stored, ...typed };

  async function submitForm() {
    setSaved(null);
    const done = await send(() => save(values, typed));
    if (!done) return;
    setTyped((now) => unsaved(now, typed));
    setSaved(values);
    onSaved?.(done.payload);
  }

  function change(changes: Partial<Values>) {
    setSaved(null);
    setTyped((before) => ({ ...before, ...changes }));
  }

  return (
    <Form className={props.className ?? styles.form} isBusy={isBusy} onSubmit={submitForm}>
      {message && <Alert kind="error">{message}</Alert>}
      {props.children({ values, change, problemOf })}
      {saved && confirmation && <Alert kind="good">{confirmation(saved)}</Alert>}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={variant}
          disabled={isBusy}
          {...(props.className !== undefined && { size: "l", fullWidth: true })}
        >
          {isBusy ? busy : submit}
        </Button>
        {props.aside}
      </div>
    </Form>
  );
}

/** What was typed since a form was sent. */
function unsaved<Values extends object>(now: Partial<Values>, sent: Partial<Values>) {
  const isNew = (field: string) => now[field as keyof Values] !== sent[field as keyof Values];
  return Object.fromEntries(
    Object.entries(now).filter(([field]) => isNew(field)),
  ) as Partial<Values>;
}
