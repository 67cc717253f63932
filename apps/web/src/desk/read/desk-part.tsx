import { type ComponentType, type LazyExoticComponent, useState } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { loadChunk } from "../../platform/load-chunk.ts";
import { ReadProblem } from "./read-problem.tsx";

/**
 * A lazily loaded component of the desk. Where its chunk does not load, the reason stands in its
 * place, with a retry: the page around it, with what is typed there, goes on working.
 */
export function deskPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyPart(load, () => lostPart(load));
}

function lostPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LostPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    if (Part) return <Part {...props} />;
    const retry = () =>
      loadChunk(load).then(
        (part) => setPart(() => part),
        () => {},
      );
    return <ReadProblem problem={null} refetch={retry} />;
  };
}
