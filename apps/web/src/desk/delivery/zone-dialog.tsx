import type { StaffZone } from "@noren/contract/staff/delivery.ts";
import { useState } from "react";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { RecordDialog } from "../dialog/record-dialog.tsx";
import { RecordForm } from "../dialog/record-form.tsx";
import { offerUndo } from "../menu/undo-change.ts";
import { useKeptForm } from "../menu/use-kept-form.ts";
import { useCommand } from "../use-command.ts";
import { formOf, NEW_ZONE, readZone, wireZone, type ZoneField, zoneFormIn } from "./zone-form.ts";

/** A zone that is edited, or a new one. */
export type EditedZone = StaffZone | "new";

type ZoneDialogProps = { zone: EditedZone | null; onClose: () => void; onSaved: () => void };

/** The terms of a zone. */
export function ZoneDialog({ zone, onClose, onSaved }: ZoneDialogProps) {
  const words = useOffice().m.delivery.form;
  return (
    <RecordDialog
      edited={zone}
      titleOf={(of) => (of === "new" ? words.newTitle : words.title(of.name))}
      onClose={onClose}
    >
      {(of) => (
        <ZoneFields
          key={of === "new" ? of : of.target}
          zone={of === "new" ? null : of}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </RecordDialog>
  );
}

type ZoneFieldsProps = Omit<ZoneDialogProps, "zone"> & { zone: StaffZone | null };

function ZoneFields({ zone, onClose, onSaved }: ZoneFieldsProps) {
  const desk = useOffice();
  const { m, api, locale } = desk;
  const words = m.delivery.form;
  const { form, seen, change, forget } = useKeptForm({
    key: `${zone?.target ?? "zone:new"}/form`,
    record: zone,
    formOf: (record) => (record ? formOf(record, locale) : NEW_ZONE),
    read: zoneFormIn,
  });
  const [isTried, setTried] = useState(false);
  const command = useCommand();
  const { send, problemOf } = command;
  const { values, wrong } = readZone(form, zone);

  async function save() {
    setTried(true);
    if (wrong.length > 0) return;
    const { name } = values;
    const reply = seen
      ? await send(() => changed(seen))
      : await send(() => api.addZone({ values }));
    if (!reply) return onSaved();
    done(reply.payload.action, zone ? words.saved(name) : words.added(name));
  }

  function changed(before: StaffZone) {
    const { target } = before;
    return api.changeDelivery({ edits: [{ target, values, seen: wireZone(before) }] });
  }

  async function archive({ target, name }: StaffZone) {
    const edits = [{ target, values: { archived: true } }];
    const reply = await send(() => api.changeDelivery({ edits }));
    if (reply) done(reply.payload.action, words.archived(name));
  }

  function done(action: number | null, text: string) {
    forget();
    offerUndo(desk, { action, text, about: "delivery:zone", undone: m.delivery.undone });
    onSaved();
    onClose();
  }

  const errorOf = (field: ZoneField) =>
    isTried && wrong.includes(field) ? words.wrong[field] : problemOf(field);
  const input = (field: Exclude<ZoneField, "places" | "polygon">) => ({
    label: words.fields[field],
    autoComplete: "off",
    maxLength: 200,
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) =>
      change({ ...form, [field]: event.target.value }),
  });
  const area = (field: "places" | "polygon") => ({
    label: words.fields[field],
    hint: words.hints[field],
    error: errorOf(field),
    rows: 3,
    value: form[field],
    onChange: (event: { target: { value: string } }) =>
      change({ ...form, [field]: event.target.value }),
  });
  return (
    <RecordForm
      words={words}
      command={command}
      onChangedSince={forget}
      isWrong={isTried && wrong.length > 0}
      onSubmit={save}
      onArchive={zone ? () => archive(zone) : undefined}
    >
      <TextField {...input("name")} />
      <TextArea {...area("places")} />
      <div className={dialog.pair}>
        <TextField {...input("delivery_fee")} inputMode="decimal" />
        <TextField {...input("free_from")} inputMode="decimal" />
        <TextField {...input("minimum")} inputMode="decimal" />
        <TextField {...input("extra_minutes")} inputMode="numeric" />
      </div>
      <Disclosure title={words.fields.polygon} open={form.polygon !== ""}>
        <TextArea {...area("polygon")} />
      </Disclosure>
    </RecordForm>
  );
}
