import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { reloadInstead } from "./failed-chunk.ts";

/**
 * A lazily loaded component; if its chunk fails, the page reloads once. Load it with
 * `import(…).then(…)`: for `await import(…)` the build emits a wrapper function at every use.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(reloadInstead) }));
}
