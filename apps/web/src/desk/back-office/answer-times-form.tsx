import type { DeskSettings } from "@noren/contract/staff/restaurant.ts";
import { Alert } from "../../ui/alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";

type SettingsFormProps = { settings: DeskSettings; onSaved: (saved: DeskSettings) => void };

/** When the owners are notified of a waiting order, and when it is rejected automatically. */
export function AnswerTimesForm({ settings, onSaved }: SettingsFormProps) {
  const { m, api } = useOffice();
  const stored = {
    alert_after_minutes: String(settings.alert_after_minutes),
    reject_after_minutes: String(settings.reject_after_minutes),
  };
  return (
    <DeskForm
      stored={stored}
      save={(_, typed) => api.changeDeskSettings(typed)}
      onSaved={onSaved}
      submit={m.settings.save}
      confirmation={() => m.settings.saved}
    >
      {({ values, change, problemOf }) => (
        <>
          <TextField
            label={m.settings.alertAfter}
            inputMode="numeric"
            value={values.alert_after_minutes}
            error={problemOf("alert_after_minutes")}
            onChange={({ target }) => change({ alert_after_minutes: target.value })}
          />
          <TextField
            label={m.settings.rejectAfter}
            inputMode="numeric"
            value={values.reject_after_minutes}
            error={problemOf("reject_after_minutes")}
            onChange={({ target }) => change({ reject_after_minutes: target.value })}
          />
          {isNeverAlerted(values) && <Alert>{m.settings.neverAlerted}</Alert>}
        </>
      )}
    </DeskForm>
  );
}

function isNeverAlerted(typed: Record<"alert_after_minutes" | "reject_after_minutes", string>) {
  const { alert_after_minutes: alert, reject_after_minutes: reject } = typed;
  return reject !== "" && Number(alert) >= Number(reject);
}
