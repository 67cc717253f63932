import { useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Link } from "../../ui/link.tsx";
import { NonBreaking } from "../../ui/non-breaking.tsx";
import { AskCodeForm } from "./ask-code-form.tsx";
import styles from "./auth-view.module.css";
import { CodeForm } from "./code-form.tsx";
import { ResendCode } from "./resend-code.tsx";
import { keepSession, useSession } from "./session-store.ts";
import { ToProfile } from "./to-profile.tsx";
import { forgetTyped, keepTyped, type SentCode, typed } from "./typed.ts";
import { useGoOn } from "./use-go-on.ts";

/** Asks for the code of a signup, or of a login to an account that was never confirmed. */
export function VerifyView() {
  const { m, href } = useLocale<"account">();
  const goOn = useGoOn();
  const [sent, setSent] = useState(sentBefore);
  const words = m.account;

  if (!sent)
    return (
      <ToProfile>
        <AskCodeForm lead={words.code.askText} purpose="confirm" onSent={setSent} />
      </ToProfile>
    );
  const { email, isEarlier = false } = sent;
  return (
    <ToProfile>
      <p className={styles.lead}>
        <NonBreaking
          sentence={isEarlier ? words.code.sentEarlier(email) : words.code.sentTo(email)}
          part={email}
        />
      </p>
      <CodeForm
        email={email}
        onDone={(opened) => {
          forgetTyped();
          keepSession({ ...opened, isVerified: true });
          goOn();
        }}
      />
      <div className={styles.others}>
        <p className={styles.small}>{words.code.advice}</p>
        <ResendCode
          email={email}
          sentAt={sent.at}
          onSent={(at) => {
            const again = { ...sent, at, isEarlier: false };
            keepTyped({ sent: again });
            setSent(again);
          }}
        />
        <p>
          {words.verify.wrongEmail} <Link to={href("auth/signup")}>{words.verify.change}</Link>
        </p>
      </div>
    </ToProfile>
  );
}

/** The code that was sent from this tab; else the one of the signup, with an old time. */
function sentBefore(): SentCode | null {
  const { sent } = typed();
  if (sent?.purpose === "confirm") return sent;
  const { session } = useSession.getState();
  if (!session || session.isVerified) return null;
  return { email: session.user.email, purpose: "confirm", at: 0 };
}
