import type { DeskSettings } from "@noren/contract/staff/restaurant.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "./desk-form.tsx";

type SettingsFormProps = { settings: DeskSettings; onSaved: (saved: DeskSettings) => void };

/** When the owners are notified of a waiting order, and when it is rejected automatically. */
export function AnswerTimesForm({ settings, onSaved }: SettingsFormProps) {
  const { m, api } = useOffice();
  const [alertAfter, setAlertAfter] = useState(String(settings.alert_after_minutes));
  const [rejectAfter, setRejectAfter] = useState(String(settings.reject_after_minutes));
  const isNeverAlerted = Number(alertAfter) >= Number(rejectAfter) && rejectAfter !== "";
  const save = () =>
    api.changeDeskSettings({
      alert_after_minutes: alertAfter,
      reject_after_minutes: rejectAfter,
    });
  return (
    <DeskForm save={save} onSaved={onSaved}>
      {(problems) => (
        <>
          <TextField
            label={m.settings.alertAfter}
            inputMode="numeric"
            value={alertAfter}
            error={problems.alert_after_minutes}
            onChange={(event) => setAlertAfter(event.target.value)}
          />
          <TextField
            label={m.settings.rejectAfter}
            inputMode="numeric"
            value={rejectAfter}
            error={problems.reject_after_minutes}
            onChange={(event) => setRejectAfter(event.target.value)}
          />
          {isNeverAlerted && <Alert>{m.settings.neverAlerted}</Alert>}
        </>
      )}
    </DeskForm>
  );
}
