import type { z } from "zod";

/**
 * The modules with the schemas of the desk's calls. The desk loads each with the first call that
 * needs it, so that its first paint waits for none; the server loads all of them.
 */
export const SCHEMA_MODULES = {
  accounts: () => import("../accounts.ts"),
  availability: () => import("./availability.ts"),
  delivery: () => import("./delivery.ts"),
  dishes: () => import("./menu-dish.ts"),
  drafts: () => import("./drafts.ts"),
  facts: () => import("./restaurant-facts.ts"),
  hours: () => import("./hours.ts"),
  menu: () => import("./menu.ts"),
  offers: () => import("./offers.ts"),
  orders: () => import("./orders.ts"),
  people: () => import("./people.ts"),
  printing: () => import("./printing.ts"),
  push: () => import("./push.ts"),
  records: () => import("../order-records.ts"),
  restaurant: () => import("./restaurant.ts"),
  today: () => import("./today.ts"),
  tracking: () => import("../tracking.ts"),
  words: () => import("./menu-words.ts"),
};

export type SchemaModules = {
  [Module in keyof typeof SCHEMA_MODULES]: Awaited<ReturnType<(typeof SCHEMA_MODULES)[Module]>>;
};

type SchemaIn<M> = {
  [Name in keyof M & string]: M[Name] extends z.ZodType ? Name : never;
}[keyof M & string];

/** A schema by its module and its name: `people.staffPeopleSchema`. */
export type SchemaName = {
  [Module in keyof SchemaModules]: `${Module}.${SchemaIn<SchemaModules[Module]>}`;
}[keyof SchemaModules];

export type SchemaNamed<Name> = Name extends `${infer Module}.${infer Schema}`
  ? Module extends keyof SchemaModules
    ? Schema extends keyof SchemaModules[Module]
      ? Extract<SchemaModules[Module][Schema], z.ZodType>
      : never
    : never
  : never;

/** Module and name of a schema. */
export function partsOf(name: SchemaName): [keyof SchemaModules, string] {
  return name.split(".") as [keyof SchemaModules, string];
}
