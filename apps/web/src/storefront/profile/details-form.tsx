import type { User } from "@noren/contract/accounts.ts";
import { type FormEvent, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { focusField } from "../../ui/focus-field.ts";
import formStyles from "../auth/account-form.module.css";
import { AccountForm } from "../auth/account-form.tsx";
import { AccountInput } from "../auth/account-input.tsx";
import { asCustomer } from "../auth/as-customer.ts";
import { useSession } from "../auth/session-store.ts";
import { useAccountForm } from "../auth/use-account-form.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";
import { FieldQuestion, questionId } from "../questions/field-question.tsx";
import { asksAboutEmail } from "../questions/questions.ts";
import { detailsOf, profileUpdate } from "./profile-update.ts";
import { reloadUser } from "./use-refreshed-user.ts";

/**
 * `hasAddress`: whether the account's only address is a field of this form, as where the server
 * knows wire.md alone.
 */
export function DetailsForm({ user, hasAddress }: { user: User; hasAddress: boolean }) {
  const { m } = useLocale<"account">();
  const api = useAuthApi();
  const [saved, setSaved] = useState(false);
  /** As the form was made or last saved: `user` may be newer. */
  const [shown, setShown] = useState(() => detailsOf(user));
  const form = useAccountForm(
    { ...shown, password: "" },
    // The password is required, and shown, only if the e-mail changes.
    ({ email: typed }) => (isOther(typed, shown.email) ? [] : ["password"]),
  );
  const isMoving = isOther(form.values.email, shown.email);
  const words = m.account.details;

  async function submit(event: FormEvent<HTMLFormElement>) {
    setSaved(false);
    const { currentTarget } = event;
    const typed = detailsOf(form.values);
    const reply = await form.submit(event, async ({ password }) => {
      if (isMoving && asksAboutEmail(typed.email)) {
        focusField(currentTarget, "email");
        return null;
      }
      if (hasAddress) await reloadUser(api);
      const record = hasAddress ? (useSession.getState().session?.user ?? null) : null;
      const update = profileUpdate(shown, typed, record);
      return asCustomer((who) =>
        api().updateProfile(who, { ...update, ...(isMoving && { password }) }),
      );
    });
    if (!reply?.ok) return;
    setShown(typed);
    await reloadUser(api);
    form.change("password", "");
    setSaved(true);
  }

  return (
    <>
      <AccountForm
        form={form}
        action={words.submit}
        busyAction={words.busy}
        onSubmit={(event) => void submit(event)}
      >
        <div className={formStyles.pair}>
          <AccountInput form={form} name="first_name" />
          <AccountInput form={form} name="last_name" />
        </div>
        <AccountInput form={form} name="phone" hint={m.account.hints.phone} />
        {hasAddress && <AccountInput form={form} name="address" hint={words.addressHint} />}
        <div>
          <AccountInput
            form={form}
            name="email"
            hint={words.emailHint}
            enterKeyHint="go"
            aria-describedby={questionId("email")}
          />
          <FieldQuestion field="email" value={form.values.email} />
        </div>
        {isMoving && (
          <AccountInput form={form} name="password" hint={words.passwordHint} enterKeyHint="go" />
        )}
      </AccountForm>
      {saved && <Alert kind="good">{words.saved}</Alert>}
    </>
  );
}

/** Compares addresses as the server does. */
function isOther(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() !== email.toLowerCase();
}
