import { isRecord } from "@noren/contract/api-problem.ts";
import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountInput } from "./account-input.tsx";
import styles from "./auth-view.module.css";
import { type LoginReason, loginReason } from "./login-reason.ts";
import { keepSession } from "./session-store.ts";
import { ToProfile } from "./to-profile.tsx";
import { forgetTyped, keepTyped, typed } from "./typed.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useAuthApi } from "./use-auth-api.ts";
import { useGoOn } from "./use-go-on.ts";

export function LoginView() {
  const { m, href } = useLocale<"account">();
  const api = useAuthApi();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const reason = loginReason(useLocation().state);
  const form = useAccountForm({ email: typed().email, password: "" });
  const words = m.account.login;

  async function submit(event: FormEvent<HTMLFormElement>) {
    const reply = await form.submit(event, (body) => api().login(body));
    if (reply?.ok) {
      forgetTyped();
      keepSession({ ...reply.payload, isVerified: true });
      return goOn();
    }
    if (reply?.problem.code !== "unverified") return;
    // The server has sent a new code, unless it says that the last one is less than a minute old.
    const { payload } = reply.problem;
    const isEarlier = isRecord(payload) && payload.code_sent === false;
    const { email } = form.values;
    const sent = { email: email.trim(), purpose: "confirm", at: Date.now(), isEarlier } as const;
    keepTyped({ email, sent });
    void navigate(href("auth/verify"));
  }

  return (
    <ToProfile>
      {reason && <Reason reason={reason} />}
      <AccountForm
        form={form}
        action={words.submit}
        busyAction={words.busy}
        onSubmit={(event) => void submit(event)}
      >
        <AccountInput
          form={form}
          name="email"
          autoComplete="username"
          onInput={({ currentTarget }) => keepTyped({ email: currentTarget.value })}
        />
        <AccountInput form={form} name="password" enterKeyHint="go" />
      </AccountForm>
      <div className={styles.others}>
        <Link to={href("auth/forgot")}>{words.forgot}</Link>
        <p>
          {words.none} <Link to={href("auth/signup")}>{words.signup}</Link>
        </p>
      </div>
    </ToProfile>
  );
}

function Reason({ reason }: { reason: LoginReason }) {
  const { account } = useLocale<"account">().m;
  return (
    <Alert kind={reason === "password_changed" ? "good" : "info"}>{account.notices[reason]}</Alert>
  );
}
