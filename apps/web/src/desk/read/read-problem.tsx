import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";

type ReadProblemProps = {
  /** Null without an answer of the server. */
  problem: ApiProblem | null;
  refetch: () => void;
};

/** Why loading failed, with a retry. */
export function ReadProblem({ problem, refetch }: ReadProblemProps) {
  const { m } = useDesk();
  return (
    <Alert
      kind="error"
      action={
        <Button variant="secondary" onClick={refetch}>
          {m.tryAgain}
        </Button>
      }
    >
      {problem?.message || m.unreachable}
    </Alert>
  );
}
