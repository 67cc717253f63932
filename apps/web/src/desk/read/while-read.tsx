import type { ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ReadProblem } from "./read-problem.tsx";
import type { useRead } from "./use-read.ts";

type WhileReadProps<T> = {
  read: ReturnType<typeof useRead<T>>;
  children: (data: T) => ReactNode;
};

/** Renders settings once they are loaded; until then a placeholder, or why loading failed. */
export function WhileRead<T>({ read: { data, problem, refetch }, children }: WhileReadProps<T>) {
  if (data) return children(data);
  return problem ? (
    <ReadProblem problem={problem} refetch={refetch} />
  ) : (
    <Skeleton lines={4} size="field" />
  );
}
