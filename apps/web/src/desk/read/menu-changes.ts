import { create } from "zustand";

/**
 * Increases with every change of the menu that the server reports; pages that show it read again.
 */
export const useMenuChanges = create<{ count: number }>(() => ({ count: 0 }));

export function menuChanged(): void {
  useMenuChanges.setState(({ count }) => ({ count: count + 1 }));
}
