import { useState } from "react";

/**
 * Counts the openings of a dialog, as a key that resets the state of each; its contents stay
 * visible during the closing animation.
 */
export function useOpening(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen: false, count: 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, count: isOpen ? last.count + 1 : last.count });
  return last.count;
}
