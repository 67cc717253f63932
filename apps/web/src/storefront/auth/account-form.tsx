import type { FormEventHandler, ReactNode } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./account-form.module.css";
import type { AccountField } from "./form-check.ts";
import type { AccountForm as Form } from "./use-account-form.ts";

type AccountFormProps<Field extends AccountField> = {
  form: Form<Field>;
  /** Label of the submit button, idle and while the call is pending. */
  action: string;
  busyAction: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** The fields, the server's message for the whole form, and the submit button. */
export function AccountForm<Field extends AccountField>(props: AccountFormProps<Field>) {
  const { form, action, busyAction, onSubmit, children } = props;
  return (
    <form ref={form.ref} noValidate method="post" className={styles.form} onSubmit={onSubmit}>
      {children}
      {form.message && <Alert kind="error">{form.message}</Alert>}
      <Button type="submit" size="l" fullWidth aria-disabled={form.busy} aria-busy={form.busy}>
        {form.busy ? busyAction : action}
      </Button>
    </form>
  );
}
