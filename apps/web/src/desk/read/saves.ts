/**
 * Counts the saves of values that are shown already. A reading during them would be without what
 * still waits, so a store reads after the last of them.
 */
export function countSaves() {
  let count = 0;
  return {
    isSaving: () => count > 0,
    async during<T>(save: () => Promise<T>): Promise<T> {
      count++;
      try {
        return await save();
      } finally {
        count--;
      }
    },
  };
}
