import { useState } from "react";
import { useDesk } from "../desk-context.tsx";
import { EditedPage } from "../menu/edited-page.tsx";
import { Closures } from "./closures.tsx";
import { DayDialog, type EditedDay } from "./day-dialog.tsx";
import { Holidays } from "./holidays.tsx";
import { OfferedDays } from "./offered-days.tsx";
import { SlotRules } from "./slot-rules.tsx";
import { Week } from "./week.tsx";

/** The week, the dates that differ from it, the rules of slots, and what the shop makes of them. */
export function HoursPage() {
  const { m, api } = useDesk();
  const [edited, setEdited] = useState<EditedDay | null>(null);
  return (
    <EditedPage title={m.nav.hours} read={api.hours}>
      {(hours, refetch) => (
        <>
          <Week hours={hours} onEdit={(weekday) => setEdited({ weekday })} />
          <OfferedDays days={hours.days} />
          <Closures hours={hours} onEdit={setEdited} onChanged={refetch} />
          <Holidays hours={hours} onChanged={refetch} />
          <SlotRules scheduling={hours.scheduling} onChanged={refetch} />
          <DayDialog hours={hours} day={edited} onClose={() => setEdited(null)} onSaved={refetch} />
        </>
      )}
    </EditedPage>
  );
}
