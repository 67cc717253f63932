import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Link } from "../../ui/link.tsx";
import { AskCodeForm } from "./ask-code-form.tsx";
import styles from "./auth-view.module.css";
import { becauseOf } from "./login-reason.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { keepTyped, type SentCode, typed } from "./typed.ts";

/** Asks for the e-mail, then for the code and the new password; then continues to login. */
export function ForgotView() {
  const { m, href } = useLocale<"account">();
  const navigate = useNavigate();
  const [sent, setSent] = useState(resetUnderWay);
  const words = m.account.forgot;
  const back = <Link to={href("auth/login")}>{words.back}</Link>;

  if (!sent)
    return (
      <AskCodeForm lead={words.lead} purpose="reset" onSent={setSent}>
        <div className={styles.others}>{back}</div>
      </AskCodeForm>
    );
  const keep = (next: SentCode | null) => {
    keepTyped({ sent: next });
    setSent(next);
  };
  return (
    <NewPasswordForm
      email={sent.email}
      sentAt={sent.at}
      onResent={(at) => keep({ ...sent, at })}
      onDone={() => {
        keepTyped({ sent: null });
        void navigate(href("auth/login"), { state: becauseOf("password_changed") });
      }}
    >
      <button type="button" onClick={() => keep(null)}>
        {words.otherEmail}
      </button>
      {back}
    </NewPasswordForm>
  );
}

function resetUnderWay(): SentCode | null {
  const { sent } = typed();
  return sent?.purpose === "reset" ? sent : null;
}
