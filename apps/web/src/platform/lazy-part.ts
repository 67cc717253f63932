import { type ComponentType, createElement, type LazyExoticComponent, lazy } from "react";
import { LOST_PART } from "./late-start.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * A lazily loaded component; if its chunk fails, the page reloads once, and then a notice with a
 * retry takes its place (`lost`). Load it with `import(…).then(…)`: for `await import(…)` the build
 * emits a wrapper function at every use.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  lost: (error: unknown) => ComponentType<Props> = lostPart,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(load).catch(lost) }));
}

/** The phone app has no notice: there the error is the page's. */
function lostPart(error: unknown): () => ReturnType<typeof createElement> {
  const notice = globalThis.document?.querySelector<HTMLTemplateElement>(`#${LOST_PART}`);
  if (!notice) throw error;
  const ref = (element: Element | null) => element?.replaceChildren(notice.content.cloneNode(true));
  return () => createElement("div", { ref });
}
