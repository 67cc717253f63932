import type { FormEvent, ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { NonBreaking } from "../../ui/non-breaking.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountInput } from "./account-input.tsx";
import styles from "./auth-view.module.css";
import { ResendCode } from "./resend-code.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useAuthApi } from "./use-auth-api.ts";

type NewPasswordFormProps = {
  email: string;
  /** Epoch ms at which the code was sent. */
  sentAt: number;
  onResent: (at: number) => void;
  onDone: () => void;
  /** Links shown below the form. */
  children?: ReactNode;
};

/** The e-mailed code and the new password twice (storefront.md §5). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, sentAt, onResent, onDone, children } = props;
  const { account: words } = useLocale<"account">().m;
  const api = useAuthApi();
  const form = useAccountForm({ otp: "", new_password: "", repeat: "" });

  async function submit(event: FormEvent<HTMLFormElement>) {
    const reply = await form.submit(event, ({ otp, new_password }) =>
      api().resetPassword({ email, otp, password: new_password }),
    );
    if (reply?.ok) onDone();
  }

  return (
    <>
      <p className={styles.lead}>
        <NonBreaking sentence={words.code.sentTo(email)} part={email} />
      </p>
      <AccountForm
        form={form}
        action={words.forgot.submit}
        busyAction={words.forgot.busy}
        onSubmit={(event) => void submit(event)}
      >
        {/* Password managers store a password under this user name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <AccountInput form={form} name="otp" hint={words.hints.otp} />
        <AccountInput form={form} name="new_password" hint={words.hints.password} />
        <AccountInput form={form} name="repeat" enterKeyHint="go" />
        <p className={styles.small}>{words.forgot.everywhere}</p>
      </AccountForm>
      <div className={styles.others}>
        <p className={styles.small}>{words.code.advice}</p>
        <ResendCode email={email} sentAt={sentAt} onSent={onResent} />
        {children}
      </div>
    </>
  );
}
