import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { NonBreaking } from "../../ui/non-breaking.tsx";
import viewStyles from "../auth/auth-view.module.css";
import { becauseOf } from "../auth/login-reason.ts";
import { NewPasswordForm } from "../auth/new-password-form.tsx";
import { problemWords } from "../auth/problem-words.ts";
import { dropSession } from "../auth/session-store.ts";
import { keepTyped, type SentCode, typed } from "../auth/typed.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";
import type { ProfileViewProps } from "./profile-view.ts";
import { UnverifiedNotice } from "./unverified-notice.tsx";

/**
 * Changes the password by a code to the account's e-mail, as for a forgotten one: access to the
 * mailbox is the proof.
 */
export function ChangePasswordView({ session: { user, isVerified } }: ProfileViewProps) {
  const { href } = useLocale<"account">();
  const navigate = useNavigate();
  const { email } = user;
  const [sent, setSent] = useState(() => resetUnderWay(email));

  function keep(at: number) {
    const code: SentCode = { email, purpose: "reset", at };
    keepTyped({ sent: code });
    setSent(code);
  }

  if (!isVerified) return <UnverifiedNotice />;
  if (!sent) return <AskForCode email={email} onSent={() => keep(Date.now())} />;
  return (
    <NewPasswordForm
      email={email}
      sentAt={sent.at}
      onResent={keep}
      onDone={() => {
        // The server has ended every session of the account, including this one.
        dropSession("left");
        keepTyped({ email });
        void navigate(href("auth/login"), { state: becauseOf("password_changed") });
      }}
    />
  );

  function resetUnderWay(own: string): SentCode | null {
    const { sent: before } = typed();
    return before?.purpose === "reset" && before.email === own ? before : null;
  }
}

function AskForCode({ email, onSent }: { email: string; onSent: () => void }) {
  const { m } = useLocale<"account">();
  const api = useAuthApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { code, security, failures } = m.account;

  async function ask() {
    if (busy) return;
    setBusy(true);
    const reply = await api().sendOtp(email);
    setBusy(false);
    if (reply.ok) onSent();
    else setProblem(problemWords(reply.problem, failures));
  }

  return (
    <>
      <p className={viewStyles.lead}>
        <NonBreaking sentence={security.changeText(email)} part={email} />
      </p>
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button size="l" fullWidth aria-disabled={busy} aria-busy={busy} onClick={() => void ask()}>
        {busy ? code.asking : code.ask}
      </Button>
    </>
  );
}
