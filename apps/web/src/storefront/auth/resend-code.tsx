import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { problemWords } from "./problem-words.ts";
import { useAuthApi } from "./use-auth-api.ts";
import { useCountdown } from "./use-countdown.ts";

/** How long the server keeps to the code that is on its way. */
const RESEND_MS = 60_000;

type ResendCodeProps = {
  email: string;
  /** When a code was last sent there (epoch ms). */
  sentAt: number;
  onSent: (at: number) => void;
};

/** Another code, not sooner than the server would send one. */
export function ResendCode({ email, sentAt, onSent }: ResendCodeProps) {
  const { account: words } = useLocale().m;
  const api = useAuthApi();
  const wait = useCountdown(sentAt + RESEND_MS);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ApiProblem | "sent" | null>(null);

  async function resend() {
    if (wait > 0 || busy) return;
    setBusy(true);
    setOutcome(null);
    const reply = await api().sendOtp(email);
    setBusy(false);
    setOutcome(reply.ok ? "sent" : reply.problem);
    if (reply.ok) onSent(Date.now());
  }

  return (
    <>
      <button type="button" aria-disabled={wait > 0 || busy} onClick={() => void resend()}>
        {wait > 0 ? words.code.resendIn(wait) : words.code.resend}
      </button>
      {outcome === "sent" && <Alert kind="good">{words.code.resent}</Alert>}
      {outcome && outcome !== "sent" && (
        <Alert kind="error">{problemWords(outcome, words.failures)}</Alert>
      )}
    </>
  );
}
