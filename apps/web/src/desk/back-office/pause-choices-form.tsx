import type { KitchenSettings } from "@noren/contract/staff/restaurant.ts";
import { useState } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "./desk-form.tsx";

type PauseChoicesFormProps = {
  settings: KitchenSettings;
  onSaved: (saved: KitchenSettings) => void;
};

/** The length of a short pause, and the choices in minutes for longer preparation. */
export function PauseChoicesForm({ settings, onSaved }: PauseChoicesFormProps) {
  const { m, api } = useOffice();
  const [pause, setPause] = useState(String(settings.pause_minutes));
  const [extra, setExtra] = useState(settings.extra_choices.join(", "));
  const save = () =>
    api.changeKitchenSettings({
      pause_minutes: pause,
      extra_choices: extra.split(/[\s,;]+/).filter((minutes) => minutes !== ""),
    });
  return (
    <DeskForm save={save} onSaved={onSaved}>
      {(problems) => (
        <>
          <TextField
            label={m.settings.pauseMinutes}
            inputMode="numeric"
            autoComplete="off"
            value={pause}
            error={problems.pause_minutes}
            onChange={(event) => setPause(event.target.value)}
          />
          <TextField
            label={m.settings.extraChoices}
            hint={m.settings.extraChoicesHint}
            autoComplete="off"
            value={extra}
            error={ofAnyEntry(problems, "extra_choices")}
            onChange={(event) => setExtra(event.target.value)}
          />
        </>
      )}
    </DeskForm>
  );
}

/** A list in one field: the problem of the field or of one of its entries (`field.2`). */
function ofAnyEntry(problems: Record<string, string | undefined>, field: string) {
  const path = Object.keys(problems).find((one) => one === field || one.startsWith(`${field}.`));
  return path && problems[path];
}
