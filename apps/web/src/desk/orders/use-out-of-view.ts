import { useEffect, useState } from "react";
import { useBoard } from "./board-store.ts";

/** Less of a ticket's head in view is not all of it, but for rounding. */
const WHOLE = 0.95;

/**
 * Those of the orders whose ticket's head, with number and name, is not whole on the screen; others
 * join them once nobody touches the board, whose answers they would cover.
 */
export function useOutOfView(ids: readonly string[]): readonly string[] {
  const [outside, setOutside] = useState<ReadonlySet<string>>(new Set());
  // After every render: a ticket that changes its column is another element.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setOutside((before) => {
          const after = new Set(before);
          for (const { target, intersectionRatio } of entries) {
            const id = target.closest<HTMLElement>("[data-order]")?.dataset.order ?? "";
            if (intersectionRatio < WHOLE) after.add(id);
            else after.delete(id);
          }
          const isSame = after.size === before.size && [...after].every((id) => before.has(id));
          return isSame ? before : after;
        }),
      { threshold: WHOLE },
    );
    for (const id of ids) {
      const head = ticketOf(id)?.querySelector("h3");
      if (head) observer.observe(head);
    }
    return () => observer.disconnect();
  });
  const isHeld = useBoard(({ hold }) => hold.isHeld);
  const [shown, setShown] = useState(outside);
  if (!isHeld && shown !== outside) setShown(outside);
  return ids.filter((id) => shown.has(id));
}

export function ticketOf(id: string): HTMLElement | null {
  return document.querySelector(`article[data-order="${id}"]`);
}
