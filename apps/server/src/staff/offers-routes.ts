import { eurosToCents } from "@noren/contract/euros.ts";
import type { FieldIssue } from "@noren/contract/field-problems.ts";
import type { offersAddition } from "@noren/contract/staff/offers.ts";
import { OFFERS_CALLS } from "@noren/contract/staff/offers-calls.ts";
import { couponKey } from "@noren/ordering/compared-text.ts";
import type { z } from "zod";
import type { Trx } from "../db/open.ts";
import { addRecord, highestId, insertRecord, refuseMoreThan } from "../editing/add-record.ts";
import { storedColumns } from "../editing/fields.ts";
import { areKnown, unknownIn } from "../editing/references.ts";
import type { Services } from "../services.ts";
import { addedOrRefused, makeChange, refusedField } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls } from "./auth/implement-calls.ts";
import { readOffers } from "./read-offers.ts";
import { tryOffers } from "./try-offers.ts";

const MAX_OFFERS = 200;
const MAX_COUPONS = 1000;

/** Calls for offers and coupons. */
export function offersRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, OFFERS_CALLS, {
    offers: {
      summary: "Offers and coupons with their terms, and what an offer can be narrowed to",
      answers: "Offers and coupons, and what an offer can name",
      run: () => readOffers(services),
    },
    changeOffers: {
      summary: "Changes offers and coupons, or archives them",
      example: { body: { edits: [{ target: "offer:1", values: { is_active: true } }] } },
      answers: "The id under which the action can be undone",
      problems: ["not_found", "changed_since"],
      run: (input) =>
        makeChange(input, services, {
          action: "offers_changed",
          edits: input.body.edits.map(({ target, values, seen }) => ({
            ...{ target, values: storedValues(values), seen: storedValues(seen) },
          })),
          refusalOf: unknownReference,
        }),
    },
    addOffer: {
      summary: "Adds an offer, or a coupon by its code",
      example: {
        body: {
          kind: "offer",
          values: {
            name: "Midi à emporter",
            name_en: null,
            is_active: true,
            type: "percentage",
            value: 10,
            delivery_pickup: "pickup",
            minimum_amount: 15,
            allow_repeat: true,
            active_times: null,
            first_date: null,
            last_date: null,
            weekdays: [],
            menus: [],
            categories: [],
            items: [],
          },
        },
      },
      answers: "The new record, and the id under which it can be undone",
      async run({ actor, locale, body }) {
        const added = await addRecord(services, actor, {
          action: `${body.kind}_added`,
          values: storedValues(body.values),
          key: body.key,
          refusalOf: (trx) => refusalOf(trx, body),
          insert: (trx, at) =>
            body.kind === "offer" ? insertOffer(trx, at) : insertCoupon(trx, at, body.code),
        });
        return addedOrRefused(locale, added);
      },
    },
    tryOffers: {
      summary: "What a cart of up to three dishes pays at a moment, and why",
      example: {
        body: {
          items: [{ item_id: 1101, quantity: 2 }],
          order_type: "pickup",
          at: null,
          code: null,
        },
      },
      answers: "What the cart pays, and why",
      async run({ locale, body }) {
        const tried = await tryOffers(services, body, locale);
        return tried.ok ? tried.result : refusedField(locale, unknownIn([tried.path]));
      },
    },
  });
}

type Values = Record<string, unknown>;

/** A fixed amount is stored in cents, and a moment in epoch milliseconds. */
function storedValues({ ...values }: Values): Values {
  const { type, value } = values;
  if (type === "fixed_amount") values.value = eurosToCents(Number(value));
  for (const name of ["starts_at", "ends_at"])
    if (typeof values[name] === "string") values[name] = Date.parse(values[name]);
  return values;
}

type Scope = {
  type?: string;
  value?: number;
  menus?: number[];
  categories?: number[];
  items?: number[];
};

/** The first field that newly names an unknown or archived record. */
async function unknownReference(
  trx: Trx,
  edits: readonly { target: string; values: Values }[],
): Promise<FieldIssue | null> {
  for (const [index, { target, values }] of edits.entries()) {
    const stored = ((await storedColumns(trx, target)) ?? {}) as Scope;
    const field = await unknownField(trx, values as Scope, stored);
    if (field) return unknownIn(["edits", index, "values", field]);
  }
  return null;
}

/** What `stored` names already may have been archived since. */
async function unknownField(trx: Trx, values: Scope, stored: Scope = {}): Promise<string | null> {
  const freeOf = ({ type, value }: Scope) => (type === "free_item" ? [value ?? 0] : []);
  const named = [
    { field: "menus", table: "menus", ids: values.menus, before: stored.menus },
    { field: "categories", table: "categories", ids: values.categories, before: stored.categories },
    { field: "items", table: "items", ids: values.items, before: stored.items },
    { field: "value", table: "items", ids: freeOf(values), before: freeOf(stored) },
  ] as const;
  for (const { field, table, ids = [], before = [] } of named) {
    const added = ids.filter((id) => !before.includes(id));
    if (!(await areKnown(trx, table, added))) return field;
  }
  return null;
}

type Addition = z.output<typeof offersAddition>;

async function refusalOf(trx: Trx, addition: Addition): Promise<FieldIssue | null> {
  const isOffer = addition.kind === "offer";
  const full = isOffer
    ? await refuseMoreThan(trx, "offers", MAX_OFFERS)
    : await refuseMoreThan(trx, "coupons", MAX_COUPONS);
  if (full) return full;
  const field = await unknownField(trx, addition.values as Scope);
  if (field) return unknownIn(["values", field]);
  if (isOffer) return null;
  const same = await storedCoupon(trx, addition.code);
  return same && same.archived_at === null ? { path: "code", problem: "code_taken" } : null;
}

function storedCoupon(trx: Trx, code: string) {
  return trx
    .selectFrom("coupons")
    .select("archived_at")
    .where("key", "=", couponKey(code))
    .executeTakeFirst();
}

async function insertOffer(trx: Trx, at: number): Promise<string> {
  const id = (await highestId(trx, "offers")) + 1;
  const scope = { menus: "[]", categories: "[]", items: "[]", translations: "{}" };
  const terms = { is_active: 0, allow_repeat: 1, minimum_amount: 0, delivery_pickup: "both" };
  const effect = { name: "", type: "percentage", value: 0 };
  await insertRecord(trx, "offers", {
    id,
    position: id,
    ...effect,
    ...terms,
    ...scope,
    archived_at: at,
  });
  return `offer:${id}`;
}

/** An archived code is used again, with the uses that it has had. */
async function insertCoupon(trx: Trx, at: number, code: string): Promise<string> {
  const key = couponKey(code);
  if (await storedCoupon(trx, code))
    await trx.updateTable("coupons").set({ code }).where("key", "=", key).execute();
  else {
    const effect = { type: "percentage", value: 0, minimum_amount: 0, uses: 0 };
    await insertRecord(trx, "coupons", { key, code, ...effect, archived_at: at });
  }
  return `coupon:${key}`;
}
