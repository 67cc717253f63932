import type { FormEvent, ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountInput } from "./account-input.tsx";
import styles from "./auth-view.module.css";
import { keepTyped, type SentCode, typed } from "./typed.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useAuthApi } from "./use-auth-api.ts";

type AskCodeFormProps = {
  lead: string;
  purpose: SentCode["purpose"];
  onSent: (sent: SentCode) => void;
  children?: ReactNode;
};

/**
 * Asks for the e-mail and sends a code there; the answer does not reveal whether an account exists.
 */
export function AskCodeForm({ lead, purpose, onSent, children }: AskCodeFormProps) {
  const { code: words } = useLocale<"account">().m.account;
  const api = useAuthApi();
  const form = useAccountForm({ email: typed().email });

  async function submit(event: FormEvent<HTMLFormElement>) {
    const email = form.values.email.trim();
    const reply = await form.submit(event, () => api().sendOtp(email));
    if (!reply?.ok) return;
    const sent = { email, purpose, at: Date.now() };
    keepTyped({ sent });
    onSent(sent);
  }

  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <AccountForm
        form={form}
        action={words.ask}
        busyAction={words.asking}
        onSubmit={(event) => void submit(event)}
      >
        <AccountInput
          form={form}
          name="email"
          enterKeyHint="go"
          onInput={({ currentTarget }) => keepTyped({ email: currentTarget.value })}
        />
      </AccountForm>
      {children}
    </>
  );
}
