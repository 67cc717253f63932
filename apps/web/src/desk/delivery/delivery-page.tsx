import type { StaffZone } from "@noren/contract/staff/delivery.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import { EditedPage } from "../menu/edited-page.tsx";
import page from "../page/desk-page.module.css";
import { DeliveryRules } from "./delivery-rules.tsx";
import { TryAddress } from "./try-address.tsx";
import { type EditedZone, ZoneDialog } from "./zone-dialog.tsx";
import { placeWords, zoneTerms } from "./zone-words.ts";

/** Where the restaurant delivers, at which terms, and what an address is told. */
export function DeliveryPage() {
  const { m, api } = useOffice();
  const [edited, setEdited] = useState<EditedZone | null>(null);
  return (
    <EditedPage title={m.nav.delivery} read={api.delivery}>
      {({ zones, settings }, refetch) => (
        <>
          <Zones zones={zones} onEdit={setEdited} />
          <TryAddress />
          <DeliveryRules settings={settings} onChanged={refetch} />
          <ZoneDialog zone={edited} onClose={() => setEdited(null)} onSaved={refetch} />
        </>
      )}
    </EditedPage>
  );
}

type ZonesProps = { zones: readonly StaffZone[]; onEdit: (zone: EditedZone) => void };

function Zones({ zones, onEdit }: ZonesProps) {
  const desk = useOffice();
  const words = desk.m.delivery;
  return (
    <section className={page.section} aria-labelledby="zones">
      <h2 id="zones">{words.zones}</h2>
      <p className={page.soft}>{words.lead}</p>
      {zones.length === 0 && <EmptyState title={words.noneTitle} text={words.noneText} />}
      <ul className={page.rows}>
        {zones.map((zone) => (
          <li key={zone.target} className={page.row}>
            <div className={page.words}>
              <strong>{zone.name}</strong>
              <p>{zoneTerms(desk, zone)}</p>
              <p className={page.soft}>{placeWords(desk, zone)}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={words.changeOf(zone.name)}
              onClick={() => onEdit(zone)}
            >
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => onEdit("new")}>
          <Icon name="plus" />
          {words.add}
        </Button>
      </div>
    </section>
  );
}
