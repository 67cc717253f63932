import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { focusField } from "../../ui/focus-field.ts";
import { Link } from "../../ui/link.tsx";
import { FieldQuestion, questionId } from "../questions/field-question.tsx";
import { asksAboutEmail } from "../questions/questions.ts";
import formStyles from "./account-form.module.css";
import { AccountForm } from "./account-form.tsx";
import { AccountInput } from "./account-input.tsx";
import styles from "./auth-view.module.css";
import { keepSession } from "./session-store.ts";
import { ToProfile } from "./to-profile.tsx";
import { keepTyped, type Typed, typed } from "./typed.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useAuthApi } from "./use-auth-api.ts";

/** The token of a signup is stored; confirming the code makes it a full one (storefront.md §4). */
export function SignupView() {
  const { m, href } = useLocale<"account">();
  const api = useAuthApi();
  const navigate = useNavigate();
  const { first_name, last_name, phone, email } = typed();
  const form = useAccountForm({ first_name, last_name, email, phone, new_password: "" });
  const words = m.account.signup;
  const { fields, hints } = m.account;

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    const reply = await form.submit(event, async ({ new_password, ...person }) => {
      if (!asksAboutEmail(person.email)) return api().signup({ ...person, password: new_password });
      focusField(currentTarget, "email");
      return null;
    });
    if (!reply?.ok) return;
    const { user } = reply.payload;
    keepTyped({ sent: { email: user.email, purpose: "confirm", at: Date.now() } });
    keepSession({ ...reply.payload, isVerified: false });
    void navigate(href("auth/verify"));
  }

  const field = (name: keyof Typed, hint?: string) => (
    <AccountInput
      form={form}
      name={name}
      hint={hint}
      aria-describedby={name === "email" ? questionId(name) : undefined}
      onInput={({ currentTarget }) => keepTyped({ [name]: currentTarget.value })}
    />
  );

  return (
    <ToProfile>
      <AccountForm
        form={form}
        action={words.submit}
        busyAction={words.busy}
        onSubmit={(event) => void submit(event)}
      >
        <div className={formStyles.pair}>
          {field("first_name")}
          {field("last_name")}
        </div>
        <div>
          {field("email", hints.email)}
          <FieldQuestion field="email" value={form.values.email} />
        </div>
        {field("phone", hints.phone)}
        <AccountInput
          form={form}
          name="new_password"
          label={fields.password}
          hint={hints.password}
          enterKeyHint="go"
        />
      </AccountForm>
      <div className={styles.others}>
        <p>
          {words.known} <Link to={href("auth/login")}>{words.login}</Link>
        </p>
      </div>
    </ToProfile>
  );
}
