import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";
import { useRef, useState } from "react";
import { useDesk } from "./desk-context.tsx";

/**
 * Sends a form's call, ignoring further presses while it is pending, and keeps its problem.
 * `problems` are the messages by field.
 */
export function useCommand() {
  const { m } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const underWay = useRef(false);

  /** Null where it was refused, which `onRefused` is told, or where another call is pending. */
  async function send<T>(
    call: () => Promise<Reply<T>>,
    onRefused?: (problem: ApiProblem) => Promise<void>,
  ): Promise<{ payload: T } | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    const reply = await call();
    underWay.current = false;
    setBusy(false);
    setProblem(reply.ok ? null : reply.problem);
    if (reply.ok) return { payload: reply.payload };
    await onRefused?.(reply.problem);
    return null;
  }

  const problems = Object.fromEntries(
    Object.entries(problem?.errors ?? {}).map(([field, words]) => [field, words[0]]),
  );
  return {
    send,
    isBusy,
    problem,
    problems,
    /** The message of the first problem in whose path a field is. */
    problemOf: (field: string): string | undefined =>
      Object.entries(problems).find(([path]) => path.split(".").includes(field))?.[1],
    message: problem && (problem.message || m.unreachable),
    clear: () => setProblem(null),
  };
}
