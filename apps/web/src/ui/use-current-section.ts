import { useEffect, useState } from "react";

/** From far above the viewport down to its upper third. */
const READ = { rootMargin: "99999px 0px -66% 0px" };

/** The current section: the last one whose top is above the end of the viewport's upper third. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  useEffect(() => {
    const begun = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      }
      setCurrent(ids.findLast((id) => begun.has(id)) ?? ids[0] ?? null);
    }, READ);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
