import { isRecord } from "@noren/contract/api-problem.ts";
import type { RestaurantFacts } from "@noren/contract/staff/restaurant-facts.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { type FieldValue, fieldKey } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import type { useSavedValues } from "../menu/use-saved-values.ts";

export const CONTACT_FIELDS = [
  ...(["name", "address", "phone", "email", "latitude", "longitude", "google_map"] as const),
] as const;
export const LINK_FIELDS = [
  ...(["facebook", "instagram", "tiktok", "youtube", "linkedin", "pinterest", "twitter"] as const),
] as const;
export const BUSINESS_FIELDS = [
  ...(["legal_name", "legal_form", "share_capital", "siret", "registration"] as const),
  ...(["vat_number", "registered_office", "publication_director"] as const),
  ...(["host_name", "host_address", "host_phone"] as const),
  ...(["mediator_name", "mediator_address", "mediator_website"] as const),
] as const;
export type FactName =
  | (typeof CONTACT_FIELDS)[number]
  | (typeof LINK_FIELDS)[number]
  | (typeof BUSINESS_FIELDS)[number];

const NUMBERS: readonly string[] = ["latitude", "longitude"];
const MAX_LINE = 300;

export type FactContext = {
  facts: RestaurantFacts;
  saved: ReturnType<typeof useSavedValues<FieldValue>>;
  onChanged: () => void;
};

/** A line about the restaurant: empty where it is not said, a position null. */
export function factField(
  desk: OfficeDesk,
  group: "contacts" | "business",
  fact: FactName,
  context: FactContext,
): InputField {
  const words = desk.m.restaurant;
  const name = words.fields[fact];
  const isNumber = NUMBERS.includes(fact);
  const stored = context.facts[group] as Readonly<Record<string, FieldValue>>;
  const show = (value: FieldValue) =>
    value === null || value === "" ? words.empty : String(value);
  return {
    key: fieldKey({ target: `setting:${group}` }, fact),
    name,
    current: () => context.saved.values[fact] ?? stored[fact],
    read(text) {
      const typed = text.trim();
      if (isNumber) return typed === "" ? null : numberIn(typed);
      return typed.length > MAX_LINE ? undefined : typed;
    },
    toWire: (value) => value,
    write: (value) => String(value ?? ""),
    show,
    put: (value) => context.saved.put(fact, value),
    reload: async () => context.onChanged(),
    changed: (before, after) => words.changed(name, show(before), show(after)),
    wrong: words.wrong,
    send: (edits) => desk.api.changeRestaurant({ edits }),
  };
}

function numberIn(text: string): number | undefined {
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : undefined;
}

/** A text of the restaurant in one language; saved with its other languages. */
export function textField(
  desk: OfficeDesk,
  text: "home" | "about",
  locale: "fr" | "en",
  context: FactContext,
): InputField {
  const words = desk.m.restaurant;
  const name = words.texts[text][locale];
  const shown = context.facts.texts[text];
  const field = `${text}_${locale}`;
  return {
    key: fieldKey({ target: "setting:texts" }, field),
    name,
    current: () => context.saved.values[field] ?? shown[locale] ?? "",
    read: (typed) => typed.trim(),
    toWire: (value) => value,
    write: (value) => String(value ?? ""),
    show: (value) => (value ? words.quoted(String(value)) : words.empty),
    put: (value) => context.saved.put(field, value),
    partOf: (texts) => (isRecord(texts) ? (texts[locale] ?? "") : undefined),
    reload: async () => context.onChanged(),
    changed: () => words.changedText(name),
    wrong: words.wrong,
    send(edits, stored) {
      const others: Partial<Record<string, unknown>> = isRecord(stored) ? stored : shown;
      // A language that was never written is not the same as an empty text.
      const whole = (value: FieldValue | undefined) =>
        (value ?? "") === (others[locale] ?? "") ? others : { ...others, [locale]: value };
      return desk.api.changeRestaurant({
        edits: edits.map(({ target, values, seen }) => ({
          target,
          values: { [text]: whole(values[field]) },
          seen: { [text]: whole(seen[field]) },
        })),
      });
    },
  };
}
