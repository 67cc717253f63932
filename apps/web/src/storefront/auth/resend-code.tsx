import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { problemWords } from "./problem-words.ts";
import { useAuthApi } from "./use-auth-api.ts";
import { useCountdown } from "./use-countdown.ts";

/** The server sends no other code within this time. */
const RESEND_MS = 60_000;

type ResendCodeProps = {
  email: string;
  /** Epoch ms at which the last code was sent. */
  sentAt: number;
  onSent: (at: number) => void;
};

/** Sends another code, no sooner than the server allows it. */
export function ResendCode({ email, sentAt, onSent }: ResendCodeProps) {
  const { account: words } = useLocale<"account">().m;
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
