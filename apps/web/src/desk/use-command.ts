import type { Reply } from "@noren/contract/call.ts";
import type { Refusal } from "@noren/contract/refusal.ts";
import { useRef, useState } from "react";
import { useDesk } from "./desk-context.tsx";

/**
 * Sends a form's call once, however often its button is pressed; says what went wrong. `problems`
 * are the words for single fields.
 */
export function useCommand() {
  const { m } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef(false);

  /** Null where it was refused, or is under way already. */
  async function send<T>(call: () => Promise<Reply<T>>): Promise<{ payload: T } | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    const reply = await call();
    underWay.current = false;
    setBusy(false);
    setRefusal(reply.ok ? null : reply.refusal);
    return reply.ok ? { payload: reply.payload } : null;
  }

  const problems = Object.fromEntries(
    Object.entries(refusal?.errors ?? {}).map(([field, words]) => [field, words[0]]),
  );
  return {
    send,
    isBusy,
    refusal,
    problems,
    message: refusal && (refusal.message || m.unreachable),
    clear: () => setRefusal(null),
  };
}
