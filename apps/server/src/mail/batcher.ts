/**
 * Gathers what comes in while the last batch is being written, and writes it as the next: one
 * statement for many, and nobody waits when there is only one. An item's promise settles with its
 * batch.
 */
export function createBatcher<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let gathered: { items: T[]; written: Promise<void> } | null = null;
  let last = Promise.resolve();

  return (item) => {
    if (gathered === null) {
      const batch: T[] = [];
      const start = () => {
        gathered = null;
        return write(batch);
      };
      last = last.then(start, start);
      gathered = { items: batch, written: last };
    }
    gathered.items.push(item);
    return gathered.written;
  };
}
