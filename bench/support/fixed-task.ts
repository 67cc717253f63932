/** On a calm machine, by a processor four times slower. */
const CALM_TASK_MS = 260;

/** In the page: milliseconds that some arithmetic takes, the same everywhere. */
export function fixedTask(): number {
  const since = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i++) sum = (sum + i * 31) % 65_537;
  return performance.now() - since + sum * 0;
}

/** How a figure of a busy machine is to be read. */
export function besideCalm(task: number): string {
  return `the fixed task: ${Math.round(task)} ms, ${(task / CALM_TASK_MS).toFixed(2)} of a calm machine's`;
}
