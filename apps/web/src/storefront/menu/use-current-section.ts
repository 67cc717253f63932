import { useEffect, useState } from "react";

/** The section at reading height: the last whose beginning lies above the upper third. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  useEffect(() => {
    const inView = new Set<string>();
    const first = document.getElementById(ids[0] ?? "");
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const last = ids.findLast((id) => inView.has(id));
        if (last) setCurrent(last);
        // A jump to the top passes the others by: there the first is still to come.
        else if (first && first.getBoundingClientRect().top > window.innerHeight / 3)
          setCurrent(first.id);
      },
      // A band between the rails and a third of the way down.
      { rootMargin: "-130px 0px -66% 0px" },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
