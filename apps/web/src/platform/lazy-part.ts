import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { reloadInstead } from "./failed-chunk.ts";

/**
 * A component in a chunk of its own; one that cannot be had reloads the page once. Asked for with
 * `import(…).then(…)`: the build wraps what is awaited into a function of its own, in every place.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(reloadInstead) }));
}
