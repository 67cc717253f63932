/** Milliseconds on an idle machine, with four times CPU throttling. */
const IDLE_TASK_MS = 260;

/** Runs in the page: milliseconds of a fixed arithmetic task, to compare machines. */
export function fixedTask(): number {
  const since = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i++) sum = (sum + i * 31) % 65_537;
  return performance.now() - since + sum * 0;
}

/** States how loaded the machine was during the benchmark. */
export function relativeToIdle(task: number): string {
  return `the fixed task: ${Math.round(task)} ms, ${(task / IDLE_TASK_MS).toFixed(2)} of an idle machine's`;
}
