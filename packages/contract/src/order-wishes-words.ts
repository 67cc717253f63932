import type { Diet } from "@noren/ordering/declarations.ts";
import { allergenNames } from "./allergen-words.ts";
import type { DeliveryDetails } from "./delivery-details.ts";
import type { Locale } from "./locales.ts";
import type { DietaryNotice, OrderWishes } from "./order-wishes.ts";

/** Words of an order's wishes and delivery details, the same on pages, in mails and on tickets. */
type WishesWords = {
  floor: string;
  doorCode: string;
  /** In place of the door code, where it is not shown. */
  doorCodeAtDesk: string;
  instructions: string;
  avoid: string;
  traces: (names: string) => string;
  want: string;
  diets: Record<Diet, string>;
  note: string;
  cutlery: string;
  sets: (count: number) => string;
  containers: string;
  broughtAlong: string;
};

const WORDS: Record<Locale, WishesWords> = {
  fr: {
    floor: "Étage",
    doorCode: "Code",
    doorCodeAtDesk: "dans le détail de la commande",
    instructions: "Consignes",
    avoid: "À éviter",
    traces: (names) => `${names} (traces comprises)`,
    want: "Régime",
    diets: {
      vegetarian: "végétarien",
      vegan: "vegan",
      gluten_free: "sans gluten",
      spicy: "épicé",
    },
    note: "Note de commande",
    cutlery: "Couverts",
    sets: (count) => (count === 1 ? "1\u00a0jeu" : `${count}\u00a0jeux`),
    containers: "Contenants",
    broughtAlong: "apportés, pas d’emballage",
  },
  en: {
    floor: "Floor",
    doorCode: "Door code",
    doorCodeAtDesk: "in the order’s details",
    instructions: "Instructions",
    avoid: "To avoid",
    traces: (names) => `${names} (traces too)`,
    want: "Diet",
    diets: {
      vegetarian: "vegetarian",
      vegan: "vegan",
      gluten_free: "gluten-free",
      spicy: "spicy",
    },
    note: "Order note",
    cutlery: "Cutlery",
    sets: (count) => (count === 1 ? "1\u00a0set" : `${count}\u00a0sets`),
    containers: "Containers",
    broughtAlong: "brought along, no packaging",
  },
};

const NO_NAMES = { avoided: "", wanted: "" };

export type WishRow = {
  kind: "dietary" | "own_container" | "note" | "cutlery" | keyof DeliveryDetails;
  label: string;
  value: string;
};

/** The allergens to avoid and the diets of a notice, each "" without any. */
export function dietaryNames({ avoid, want, traces }: DietaryNotice, locale: Locale) {
  const words = WORDS[locale];
  const names = allergenNames(avoid, locale);
  return {
    avoided: names && traces ? words.traces(names) : names,
    wanted: want.map((diet) => words.diets[diet]).join(", "),
  };
}

/** What the guest asks for, the most important first; without what was not asked for. */
export function wishRows(wishes: OrderWishes, locale: Locale): WishRow[] {
  const { note, cutlery, dietary, own_container } = wishes;
  const words = WORDS[locale];
  const { avoided, wanted } = dietary ? dietaryNames(dietary, locale) : NO_NAMES;
  const rows: WishRow[] = [
    { kind: "dietary", label: words.avoid, value: avoided },
    { kind: "dietary", label: words.want, value: wanted },
    {
      kind: "own_container",
      label: words.containers,
      value: own_container ? words.broughtAlong : "",
    },
    { kind: "note", label: words.note, value: note },
    { kind: "cutlery", label: words.cutlery, value: cutlery > 0 ? words.sets(cutlery) : "" },
  ];
  return rows.filter(({ value }) => value !== "");
}

/** Where exactly to deliver, without what was left blank. */
export function detailRows(details: Partial<DeliveryDetails> | null, locale: Locale): WishRow[] {
  const words = WORDS[locale];
  const { floor = "", door_code = "", instructions = "" } = details ?? {};
  const rows: WishRow[] = [
    { kind: "floor", label: words.floor, value: floor },
    { kind: "door_code", label: words.doorCode, value: door_code },
    { kind: "instructions", label: words.instructions, value: instructions },
  ];
  return rows.filter(({ value }) => value !== "");
}

/** `À éviter : poissons` */
export function wishInWords({ label, value }: WishRow, locale: Locale): string {
  return `${label}${locale === "fr" ? "\u00a0" : ""}: ${value}`;
}

/** In place of a door code: where the staff find it. */
export function doorCodeAtDesk(locale: Locale): string {
  return WORDS[locale].doorCodeAtDesk;
}
