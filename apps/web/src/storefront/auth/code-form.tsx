import type { Session } from "@noren/contract/accounts.ts";
import type { Reply } from "@noren/contract/api.ts";
import type { AuthApi } from "@noren/contract/auth-api.ts";
import { type FormEvent, useRef } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountInput } from "./account-input.tsx";
import { asCustomer } from "./as-customer.ts";
import { useSession } from "./session-store.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useAuthApi } from "./use-auth-api.ts";

/** Confirms an e-mail with the code that was sent there. */
export function CodeForm({ email, onDone }: { email: string; onDone: (opened: Session) => void }) {
  const { account: words } = useLocale<"account">().m;
  const api = useAuthApi();
  const form = useAccountForm({ otp: "" });
  /** Whether the answer to an earlier code was lost, which may have been right. */
  const isLost = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const reply = await form.submit(event, async ({ otp }) => {
      const verified = await api().verifyOtp({ email, otp });
      if (verified.ok) return verified;
      const { code } = verified.problem;
      if (code === "invalid_otp" && isLost.current)
        return (await confirmedBefore(api(), email)) ?? verified;
      isLost.current ||= code === "unreachable";
      return verified;
    });
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

/**
 * The session of the signup, where its e-mail is confirmed: the code was right, and the answer to it
 * was lost.
 */
async function confirmedBefore(api: AuthApi, email: string): Promise<Reply<Session> | null> {
  if (useSession.getState().session?.user.email !== email) return null;
  const reply = await asCustomer((who) => api.orders(who, { page: 1, limit: 1 }));
  const { session } = useSession.getState();
  return reply?.ok && session ? { ok: true, payload: session } : null;
}
