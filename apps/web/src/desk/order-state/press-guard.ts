/** A press this soon after the ticket moved was meant for what stood there before, in ms. */
export const SETTLES_MS = 400;

/** Knows which tickets take no press because they have just moved. Instants are ms of one clock. */
export function createPressGuard() {
  const movedAt = new Map<string, number>();
  return {
    noteMove(id: string, now: number): void {
      movedAt.set(id, now);
    },
    /** The tickets that take presses again, once each. */
    settled(now: number): string[] {
      const ids = [...movedAt].filter(([, at]) => now - at >= SETTLES_MS).map(([id]) => id);
      for (const id of ids) movedAt.delete(id);
      return ids;
    },
  };
}
