import { useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import viewStyles from "../auth/auth-view.module.css";
import { CodeForm } from "../auth/code-form.tsx";
import { ResendCode } from "../auth/resend-code.tsx";
import { credentialsOf, keepSession, useSession } from "../auth/session-store.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";
import styles from "./pending-email.module.css";

/**
 * The new address that has to be confirmed with a code; until then the account keeps the old one.
 */
export function PendingEmail({ email }: { email: string }) {
  const { account } = useLocale<"account">().m;
  const api = useAuthApi();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const words = account.details;
  return (
    <section aria-labelledby="pending-email" className={styles.pending}>
      <h2 id="pending-email">{words.pendingTitle}</h2>
      <p>{words.pendingText(email)}</p>
      <CodeForm
        email={email}
        onDone={(opened) => {
          const { session } = useSession.getState();
          keepSession({ ...opened, isVerified: true });
          // Confirming opened a new session: the earlier one is closed.
          if (session) void api().logout(credentialsOf(session));
        }}
      />
      <div className={viewStyles.others}>
        <ResendCode email={email} sentAt={sentAt} onSent={setSentAt} />
      </div>
    </section>
  );
}
