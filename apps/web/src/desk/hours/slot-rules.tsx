import type { Scheduling } from "@noren/contract/staff/hours.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { type OfficeDesk, useOffice } from "../desk-context.tsx";
import { type FieldValue, fieldKey } from "../menu/draft-store.ts";
import { FieldInput, type InputField } from "../menu/field-input.tsx";
import type { FieldEdit } from "../menu/save-field.ts";
import { tellChange } from "../menu/undo-change.ts";
import { useSavedValues } from "../menu/use-saved-values.ts";
import page from "../page/desk-page.module.css";
import styles from "./slot-rules.module.css";

const TARGET = "setting:scheduling";
const PREFIX = { pickup: "pickup_", delivery: "" } as const;
const RULES = ["minimum_time", "remove_first_range", "remove_last_range"] as const;
type Rule = (typeof RULES)[number];

type SlotRulesProps = { scheduling: Scheduling; onChanged: () => void };

/** Lead times, the slots left out at both ends of a day, and how a slot is shown. */
export function SlotRules({ scheduling, onChanged }: SlotRulesProps) {
  const { m } = useOffice();
  const words = m.hours.rules;
  return (
    <section className={page.section} aria-labelledby="slot-rules">
      <h2 id="slot-rules">{words.title}</h2>
      <p className={page.soft}>{words.lead}</p>
      <div className={styles.types}>
        <TypeRules type="pickup" scheduling={scheduling} onChanged={onChanged} />
        <TypeRules type="delivery" scheduling={scheduling} onChanged={onChanged} />
      </div>
    </section>
  );
}

function TypeRules({ type, scheduling, onChanged }: SlotRulesProps & { type: OrderType }) {
  const desk = useOffice();
  const { m } = desk;
  const words = m.hours.rules;
  const { values, put } = useSavedValues<FieldValue>(scheduling);
  const shown = useSavedValues<boolean>(scheduling);
  const shows = `${PREFIX[type]}show_range` as const;

  const fieldOf = (rule: Rule): InputField => ({
    ...ruleField(desk, { type, rule }),
    current: () => values[rule] ?? valueIn(scheduling, type, rule),
    put: (value) => put(rule, value),
    reload: async () => onChanged(),
  });

  async function changeShown(isRange: boolean) {
    shown.put(shows, isRange);
    const edit = { target: TARGET, values: { [shows]: isRange } };
    const reply = await desk.api.changeHours({
      edits: [{ ...edit, seen: { [shows]: scheduling[shows] } }],
    });
    const text = words.shown(words[type], isRange);
    tellChange(desk, reply, { text, about: `hours:${shows}`, undone: m.hours.undone });
    onChanged();
  }

  return (
    <fieldset className={styles.type}>
      <legend className={styles.legend}>{words[type]}</legend>
      {RULES.map((rule) => (
        <FieldInput
          key={rule}
          kind="number"
          of={words[type]}
          field={fieldOf(rule)}
          hint={words.hints[rule]}
        />
      ))}
      <Checkbox
        label={words.showRange}
        checked={shown.values[shows] ?? scheduling[shows]}
        onChange={(event) => void changeShown(event.target.checked)}
      />
    </fieldset>
  );
}

type Which = { type: OrderType; rule: Rule };
type StaticField = Omit<InputField, "current" | "put" | "reload">;

/** How many slots are left out is one number, 0 for none; the API has a flag and a number. */
function ruleField({ api, m }: OfficeDesk, { type, rule }: Which): StaticField {
  const words = m.hours.rules;
  const max = rule === "minimum_time" ? 1440 : 99;
  const name = words.names[rule];
  return {
    key: fieldKey({ target: TARGET }, `${PREFIX[type]}${rule}`),
    name,
    read: (text) =>
      /^\d{1,4}$/.test(text.trim()) && Number(text) <= max ? Number(text) : undefined,
    toWire: (value) => value,
    write: (value) => String(value ?? 0),
    show: (value) => String(value ?? 0),
    changed: (before, after) => words.changed(words[type], name, String(before), String(after)),
    wrong: words.wrong(max),
    send: (edits) =>
      api.changeHours({ edits: edits.map((edit) => wireEdit(edit, { type, rule })) }),
  };
}

function wireEdit({ target, values, seen }: FieldEdit, { type, rule }: Which) {
  const name = `${PREFIX[type]}${rule}` as const;
  const of = (side: FieldEdit["values"]) => {
    const count = Number(side[name]);
    if (rule === "minimum_time") return { [name]: count };
    return count === 0 ? { [name]: false } : { [name]: true, [`${name}_number`]: count };
  };
  return { target, values: of(values), seen: of(seen) };
}

function valueIn(scheduling: Scheduling, type: OrderType, rule: Rule): number {
  if (rule === "minimum_time") return scheduling[`${PREFIX[type]}minimum_time`];
  const name = `${PREFIX[type]}${rule}` as const;
  return scheduling[name] ? scheduling[`${name}_number`] : 0;
}
