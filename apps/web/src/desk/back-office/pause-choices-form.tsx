import type { KitchenSettings } from "@noren/contract/staff/restaurant.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";

type PauseChoicesFormProps = {
  settings: KitchenSettings;
  onSaved: (saved: KitchenSettings) => void;
};

/** The length of a short pause, and the choices in minutes for longer preparation. */
export function PauseChoicesForm({ settings, onSaved }: PauseChoicesFormProps) {
  const { m, api } = useOffice();
  const stored = {
    pause_minutes: String(settings.pause_minutes),
    extra_choices: settings.extra_choices.join(", "),
  };
  return (
    <DeskForm
      stored={stored}
      save={(_, { extra_choices, ...typed }) =>
        api.changeKitchenSettings({
          ...typed,
          ...(extra_choices !== undefined && { extra_choices: entriesOf(extra_choices) }),
        })
      }
      onSaved={onSaved}
      submit={m.settings.save}
      confirmation={() => m.settings.saved}
    >
      {({ values, change, problemOf }) => (
        <>
          <TextField
            label={m.settings.pauseMinutes}
            inputMode="numeric"
            autoComplete="off"
            value={values.pause_minutes}
            error={problemOf("pause_minutes")}
            onChange={({ target }) => change({ pause_minutes: target.value })}
          />
          <TextField
            label={m.settings.extraChoices}
            hint={m.settings.extraChoicesHint}
            autoComplete="off"
            value={values.extra_choices}
            error={problemOf("extra_choices")}
            onChange={({ target }) => change({ extra_choices: target.value })}
          />
        </>
      )}
    </DeskForm>
  );
}

function entriesOf(list: string): string[] {
  return list.split(/[\s,;]+/).filter((entry) => entry !== "");
}
