import { centsToEuros } from "@noren/contract/euros.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { type FieldValue, fieldKey } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import { readSupplement, writeSupplement } from "../menu/prices.ts";
import { putValues, readGroups, valuesOf } from "./groups-store.ts";

/** As long as the server accepts. */
const MAX_NAME = 300;

/** The group or choice that is edited; `of`: its name, where the label needs it. */
export type Edited = { target: string; of: string };

type TextName = "name" | "name_en" | "kitchen_name";

/** A text of a group or a choice; an empty one is no text of its own, but for the name. */
export function recordText(desk: OfficeDesk, edited: Edited, field: TextName): InputField {
  const { m } = desk;
  return {
    ...common(desk, edited, field),
    read(typed) {
      const text = typed.trim();
      if (text.length > MAX_NAME) return undefined;
      return text === "" ? (field === "name" ? undefined : null) : text;
    },
    toWire: (value) => value,
    write: (value) => String(value ?? ""),
    show: (value) => (value ? m.dish.quoted(String(value)) : m.dish.none),
    changed: (before, after) =>
      m.dish.changed(
        m.choicesPage.fields[field],
        String(before ?? m.dish.none),
        String(after ?? m.dish.none),
      ),
    wrong: field === "name" ? m.choicesPage.nameNeeded : m.dish.tooLong,
  };
}

/** What a choice adds to the price of its dish; negative where it lowers it. */
export function choicePrice(desk: OfficeDesk, edited: Edited): InputField {
  const { m, locale } = desk;
  const show = (cents: FieldValue) => formatMoney(asCents(Number(cents)), locale);
  return {
    ...common(desk, edited, "price"),
    // Nothing typed is 0.
    read: (text) => (text.trim() === "" ? 0 : (readSupplement(text) ?? undefined)),
    toWire: (cents) => centsToEuros(asCents(Number(cents))),
    write: (cents) => writeSupplement(Number(cents), locale),
    show,
    changed: (before, after) =>
      m.dish.changed(m.choicesPage.fields.price, show(before), show(after)),
    wrong: m.menuPage.states.refused,
  };
}

function common({ api, m }: OfficeDesk, { target, of }: Edited, field: TextName | "price") {
  return {
    key: fieldKey({ target }, field),
    name: target.startsWith("choice:")
      ? m.choicesPage.fieldOf(m.choicesPage.fields[field], of)
      : m.choicesPage.fields[field],
    current: () => valuesOf(target)?.[field],
    put(value: FieldValue) {
      putValues(target, { [field]: value });
      void readGroups(api);
    },
    reload: () => readGroups(api),
  };
}
