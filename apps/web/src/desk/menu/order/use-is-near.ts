import { type RefObject, useEffect, useState } from "react";

const MARGIN = "50% 0px";

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One for all rows: each of its own would cost three hundred times. */
function observe(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  listeners.set(element, onChange);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is on the screen, or half a screen away from it. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => (ref.current ? observe(ref.current, setNear) : undefined), [ref]);
  return isNear;
}
