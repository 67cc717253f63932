import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { reloadInstead } from "./failed-chunk.ts";

/** A component in a chunk of its own; one that cannot be had reloads the page once. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(reloadInstead) }));
}
