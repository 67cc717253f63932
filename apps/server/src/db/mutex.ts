/** A mutex: one holder at a time, first come, first served. */
export function openMutex() {
  let isLocked = false;
  const waiting: (() => void)[] = [];
  return {
    async lock(): Promise<void> {
      if (isLocked) await new Promise<void>((resolve) => waiting.push(resolve));
      isLocked = true;
    },
    unlock(): void {
      const next = waiting.shift();
      if (next) next();
      else isLocked = false;
    },
  };
}
