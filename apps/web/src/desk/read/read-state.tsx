import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ReadProblem } from "./read-problem.tsx";

type ReadStateProps = {
  /** Falsy until it is loaded. */
  data: unknown;
  problem: ApiProblem | null;
  refetch: () => void;
  lines: number;
  size?: "field" | "card";
};

/** Why the last read of a page's data failed, with a retry; before the first one, a placeholder. */
export function ReadState({ data, problem, refetch, lines, size = "card" }: ReadStateProps) {
  if (problem) return <ReadProblem problem={problem} refetch={refetch} />;
  return data ? null : <Skeleton lines={lines} size={size} />;
}
