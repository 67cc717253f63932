import { useDesk } from "../desk-context.tsx";
import { DeskPage } from "../page/desk-page.tsx";
import { useMay } from "../session/session-store.ts";
import { KitchenSections } from "./kitchen-sections.tsx";
import { ReceiptGaps } from "./receipt-gaps.tsx";
import { UnansweredSections } from "./unanswered-sections.tsx";

/** The kitchen's limits; for owners also what happens to unanswered orders. */
export function DeskSettingsPage() {
  const { m, restaurant } = useDesk();
  const mayChangeDesk = useMay("change_desk_settings");
  return (
    <DeskPage title={m.nav.settings}>
      {restaurant.issuer && mayChangeDesk && <ReceiptGaps issuer={restaurant.issuer} />}
      <KitchenSections />
      {mayChangeDesk && <UnansweredSections />}
    </DeskPage>
  );
}
