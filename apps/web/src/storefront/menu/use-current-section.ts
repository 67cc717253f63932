import { useEffect, useState } from "react";

/** The section at reading height: the last whose beginning lies above the upper third. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      ([entry]) => {
        const line = entry?.rootBounds?.bottom;
        // A search that covers the sections takes their places from them.
        if (!line || !entry.boundingClientRect.height) return;
        const begun = sections.findLast((section) => section.getBoundingClientRect().top <= line);
        setCurrent(begun?.id ?? ids[0] ?? null);
      },
      // A band between the rails and a third of the way down.
      { rootMargin: "-130px 0px -66% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
