import type { Refusal } from "@noren/contract/refusal.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";

/** What could not be read, and the way to try again. */
export function ReadProblem({ refusal, refetch }: { refusal: Refusal; refetch: () => void }) {
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
      {refusal.message || m.unreachable}
    </Alert>
  );
}
