import type { Session } from "@noren/contract/accounts.ts";
import type { FormEvent } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountInput } from "./account-input.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useAuthApi } from "./use-auth-api.ts";

/** Confirms an e-mail with the code that was sent there. */
export function CodeForm({ email, onDone }: { email: string; onDone: (opened: Session) => void }) {
  const { account: words } = useLocale<"account">().m;
  const api = useAuthApi();
  const form = useAccountForm({ otp: "" });

  async function submit(event: FormEvent<HTMLFormElement>) {
    const reply = await form.submit(event, ({ otp }) => api().verifyOtp({ email, otp }));
    if (reply?.ok) onDone(reply.payload);
  }

  return (
    <AccountForm
      form={form}
      action={words.verify.submit}
      busyAction={words.verify.busy}
      onSubmit={(event) => void submit(event)}
    >
      <AccountInput form={form} name="otp" hint={words.hints.otp} enterKeyHint="go" />
    </AccountForm>
  );
}
