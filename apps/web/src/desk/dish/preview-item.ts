import type { Locale } from "@noren/contract/locales.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import type { Item } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { Draft, FieldValue } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import type { PriceField, TextField } from "./dish-fields.ts";
import type { GuestDish } from "./dish-store.ts";

type Drafts = Readonly<Record<string, Draft>>;
type Fields = Record<TextField | PriceField, InputField>;

/**
 * The dish as guests would see it with what is typed now, saved or not; a text that cannot be a
 * value shows the stored one.
 */
export function previewItem(
  { values }: StaffDish,
  preview: GuestDish,
  fields: Fields,
  drafts: Drafts,
  locale: Locale,
): Item {
  const item = preview[locale];
  const now = (field: TextField | PriceField): FieldValue => {
    const { key, read } = fields[field];
    const draft = drafts[key];
    const typed = draft && draft.state !== "saved" ? read(draft.text) : undefined;
    return typed === undefined ? values[field] : typed;
  };
  const isFrench = locale === "fr";
  const name = isFrench ? now("name") : (now("name_en") ?? now("name"));
  const description = isFrench ? now("description") : (now("description_en") ?? now("description"));
  return {
    ...item,
    item_name: String(name),
    item_description: String(description),
    item_price: {
      ...item.item_price,
      price_delivery: centsOf(now("price_delivery"), item.item_price.price_delivery),
      price_pickup: centsOf(now("price_pickup"), item.item_price.price_pickup),
    },
    allergens: values.allergens,
    item_picture: values.picture,
  };
}

function centsOf(value: FieldValue, stored: Item["item_price"]["price_pickup"]) {
  return typeof value === "number" ? asCents(value) : stored;
}
