import type { Reply } from "@noren/contract/call.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import styles from "./auth-view.module.css";
import { problemWords } from "./problem-words.ts";
import { keepTyped } from "./typed.ts";
import { useAuthApi } from "./use-auth-api.ts";

/**
 * The page behind the link that is mailed to an account's old address. Opening it changes nothing,
 * because mail scanners open links too.
 */
export function RestoreEmailView() {
  const { m, href } = useLocale<"account">();
  const token = useLocation().hash.slice(1);
  const api = useAuthApi();
  const [isBusy, setBusy] = useState(false);
  const [reply, setReply] = useState<Reply<string> | null>(null);
  const { restore, failures } = m.account;

  async function takeBack() {
    if (isBusy) return;
    setBusy(true);
    const answer = await api().restoreEmail(token);
    setBusy(false);
    if (answer.ok) keepTyped({ email: answer.payload });
    setReply(answer);
  }

  if (reply?.ok)
    return (
      <>
        <Alert kind="good">{restore.done(reply.payload)}</Alert>
        <p className={styles.lead}>{restore.next}</p>
        <ButtonLink to={href("auth/forgot")} size="l" fullWidth>
          {restore.choose}
        </ButtonLink>
      </>
    );
  return (
    <>
      <p className={styles.lead}>{restore.lead}</p>
      {reply && <Alert kind="error">{problemWords(reply.problem, failures)}</Alert>}
      <Button
        size="l"
        fullWidth
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void takeBack()}
      >
        {isBusy ? restore.busy : restore.submit}
      </Button>
    </>
  );
}
