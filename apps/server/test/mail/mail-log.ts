import { pino } from "pino";

type Line = Record<string, unknown> & { msg: string };

/** A pino log that keeps its lines, and on which a test can wait for a message. */
export function aLog() {
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  const log = pino(
    { base: null },
    {
      write(text: string) {
        lines.push(JSON.parse(text));
        for (const check of waiting) check();
      },
    },
  );

  function linesOf(message: string): Line[] {
    return lines.filter(({ msg }) => msg === message);
  }

  /** Resolves when the message was logged `count` times. */
  function waitForLog(message: string, count: number): Promise<void> {
    return new Promise((resolve) => {
      function check() {
        if (linesOf(message).length < count) return;
        waiting.delete(check);
        resolve();
      }
      waiting.add(check);
      check();
    });
  }

  return { log, lines, linesOf, waitForLog };
}
