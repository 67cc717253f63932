/** Limits concurrency: further tasks wait in order. Tasks never reject. */
export function createLimiter(limit: number): (task: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  function next(): void {
    const task = running < limit ? waiting.shift() : undefined;
    if (!task) return;
    running++;
    void task().finally(() => {
      running--;
      next();
    });
  }

  return (task) => {
    waiting.push(task);
    next();
  };
}
