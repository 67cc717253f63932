import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskPage } from "../page/desk-page.tsx";

/** The page does not exist, or not for this staff member. */
export function NotHere() {
  const { m } = useDesk();
  return (
    <DeskPage title={m.notHere.title}>
      <EmptyState title={m.notHere.heading} text={m.notHere.text}>
        <ButtonLink to="/">{m.notHere.back}</ButtonLink>
      </EmptyState>
    </DeskPage>
  );
}
