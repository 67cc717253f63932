import { centsToEuros } from "@noren/contract/euros.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { type FieldValue, fieldKey } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import { readPrice, writePrice } from "../menu/prices.ts";
import { putValues, readDish, valuesOf } from "./dish-store.ts";

export const TEXT_FIELDS = [
  "name",
  "name_en",
  "description",
  "description_en",
  "kitchen_name",
  "picture_alt",
  "picture_alt_en",
] as const;
export const PRICE_FIELDS = ["price_delivery", "price_pickup", "reference_price"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type PriceField = (typeof PRICE_FIELDS)[number];

/** As long as the server accepts; a description may be longer than a name. */
const MAX_NAME = 300;
const MAX_DESCRIPTION = 5000;

/** A text of the dish; an empty one is no text of its own, but for the name. */
export function textField(desk: OfficeDesk, dish: StaffDish, field: TextField): InputField {
  const { m } = desk;
  const isDescription = field.startsWith("description");
  const max = isDescription ? MAX_DESCRIPTION : MAX_NAME;
  return {
    ...common(desk, dish, field),
    read(typed) {
      const text = typed.trim();
      if (text.length > max) return undefined;
      if (field === "description") return text;
      return text === "" ? (field === "name" ? undefined : null) : text;
    },
    toWire: (value) => value,
    write: (value) => String(value ?? ""),
    show: (value) => (value ? m.dish.quoted(String(value)) : m.dish.none),
    changed: (before, after) =>
      isDescription
        ? m.dish.changedText(m.dish.fields[field], dish.values.name)
        : m.dish.changed(
            m.dish.fields[field],
            String(before ?? m.dish.none),
            String(after ?? m.dish.none),
          ),
    wrong: field === "name" ? m.dish.nameNeeded : m.dish.tooLong,
  };
}

/** A price of the dish; only its weight in a formule may be empty. */
export function priceField(desk: OfficeDesk, dish: StaffDish, field: PriceField): InputField {
  const { m, locale } = desk;
  const show = (cents: FieldValue) =>
    cents === null ? m.dish.none : formatMoney(asCents(Number(cents)), locale);
  return {
    ...common(desk, dish, field),
    read: (text) =>
      text.trim() === "" && field === "reference_price" ? null : (readPrice(text) ?? undefined),
    toWire: (cents) => (cents === null ? null : centsToEuros(asCents(Number(cents)))),
    write: (cents) => (cents === null ? "" : writePrice(asCents(Number(cents)), locale)),
    show,
    changed: (before, after) => m.dish.changed(m.dish.fields[field], show(before), show(after)),
    wrong: m.menuPage.states.refused,
  };
}

function common(
  { api, m }: OfficeDesk,
  { target, item_id }: StaffDish,
  field: TextField | PriceField,
) {
  return {
    key: fieldKey({ target }, field),
    name: m.dish.fields[field],
    current: () => valuesOf(target)?.[field],
    put(value: FieldValue) {
      putValues(target, { [field]: value });
      void readDish(api, item_id);
    },
    reload: () => readDish(api, item_id),
  };
}
