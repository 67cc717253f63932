import { type RefObject, useEffect, useState } from "react";

/** Whether an element has been scrolled out of view at the top. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return past;
}
