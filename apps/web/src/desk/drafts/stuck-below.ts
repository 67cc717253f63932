/**
 * Keeps a bar stuck below the bars before it, of which some are stuck on phones alone. `--stuck` of
 * the document is the height of them all: what gets the focus scrolls to below it. Returns a
 * function that ends it.
 */
export function keepBelow(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const bars = [...(bar.parentElement?.children ?? [])];
  const above = bars.slice(0, bars.indexOf(bar));
  const measure = () => {
    const stuck = above.filter((one) => getComputedStyle(one).position === "sticky");
    const height = stuck.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    bar.style.setProperty("--above", `${height}px`);
    root.style.setProperty("--stuck", `${height + bar.getBoundingClientRect().height}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const one of [...above, bar]) observer.observe(one);
  return () => {
    observer.disconnect();
    root.style.removeProperty("--stuck");
  };
}
