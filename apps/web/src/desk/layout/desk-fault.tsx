import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useDesk } from "../desk-context.tsx";

/** Error page of a crashed route: orders are on the server, so a reload loses nothing. */
export function DeskFault() {
  const { m } = useDesk();
  return (
    <main>
      <EmptyState title={m.fault.title} text={m.fault.text}>
        <Button onClick={() => window.location.reload()}>{m.fault.reload}</Button>
      </EmptyState>
    </main>
  );
}
