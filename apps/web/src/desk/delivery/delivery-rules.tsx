import type { DeliveryArea } from "@noren/contract/staff/delivery.ts";
import { asCents } from "@noren/ordering/money.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { type OfficeDesk, useOffice } from "../desk-context.tsx";
import { type FieldValue, fieldKey } from "../menu/draft-store.ts";
import { FieldInput, type InputField } from "../menu/field-input.tsx";
import { readHundredths, writePrice } from "../menu/prices.ts";
import { tellChange } from "../menu/undo-change.ts";
import { useSavedValues } from "../menu/use-saved-values.ts";
import page from "../page/desk-page.module.css";
import styles from "./delivery.module.css";

const TARGET = "setting:features.delivery";
/** The numbers that count in each mode. */
const NUMBERS = {
  zone_based: ["hard_minimum"],
  distance: [
    ...(["max_distance", "base_cost", "cost_per_unit"] as const),
    ...(["hard_minimum", "minimum_order", "flat_charge"] as const),
  ],
} as const;
type NumberField = (typeof NUMBERS)["distance"][number];
type Settings = DeliveryArea["settings"];
type DeliveryRulesProps = { settings: Settings; onChanged: () => void };

/** How the fee is found, and what holds for every delivery. */
export function DeliveryRules({ settings, onChanged }: DeliveryRulesProps) {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.delivery.rules;
  const { values, put } = useSavedValues<FieldValue>(settings);

  async function change(changed: Partial<Settings>, seen: Partial<Settings>, text: string) {
    const reply = await api.changeDelivery({ edits: [{ target: TARGET, values: changed, seen }] });
    tellChange(desk, reply, { text, about: "delivery:rules", undone: m.delivery.undone });
    onChanged();
  }

  const fieldOf = (field: NumberField): InputField => ({
    ...numberField(desk, field, settings.unit),
    current: () => values[field] ?? settings[field],
    put: (value) => put(field, value),
    reload: async () => onChanged(),
  });
  const { calculation_type, unit } = settings;
  return (
    <section className={page.section} aria-labelledby="delivery-rules">
      <h2 id="delivery-rules">{words.title}</h2>
      <Segmented
        label={words.type}
        segments={(["zone_based", "distance"] as const).map((value) => ({
          value,
          label: words.types[value],
        }))}
        value={calculation_type}
        onChange={(value) =>
          void change({ calculation_type: value }, { calculation_type }, words.types[value])
        }
      />
      <p className={page.soft}>{words.hints[calculation_type]}</p>
      <div className={styles.rules}>
        {NUMBERS[calculation_type].map((field) => (
          <FieldInput
            key={field}
            kind={field === "max_distance" ? "number" : "price"}
            field={fieldOf(field)}
            hint={words.of[field]}
          />
        ))}
      </div>
      {calculation_type === "distance" && (
        <Segmented
          label={words.unit}
          segments={(["km", "miles"] as const).map((value) => ({
            value,
            label: words.units[value],
          }))}
          value={unit}
          onChange={(value) => void change({ unit: value }, { unit }, words.units[value])}
        />
      )}
    </section>
  );
}

type StaticField = Omit<InputField, "current" | "put" | "reload">;

/** Amounts are euros here, as the setting holds them. */
function numberField(
  { api, m, locale }: OfficeDesk,
  field: NumberField,
  unit: string,
): StaticField {
  const words = m.delivery.rules;
  const name = field === "cost_per_unit" ? words.perUnit(unit) : words.names[field];
  const show = (value: unknown) => writePrice(asCents(Math.round(Number(value) * 100)), locale);
  return {
    key: fieldKey({ target: TARGET }, field),
    name,
    read(text) {
      const hundredths = readHundredths(text);
      return hundredths === null ? undefined : hundredths / 100;
    },
    toWire: (value) => value,
    write: show,
    show,
    changed: (before, after) => words.changed(name, show(before), show(after)),
    wrong: words.wrong,
    send: (edits) => api.changeDelivery({ edits }),
  };
}
