import { DELIVERY_CALLS } from "@noren/contract/staff/delivery-calls.ts";
import type { Trx } from "../db/open.ts";
import { addRecord, highestId, insertRecord, refuseMoreThan } from "../editing/add-record.ts";
import type { Services } from "../services.ts";
import { addedOrRefused, makeChange } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, Refusal } from "./auth/implement-calls.ts";
import { readDelivery } from "./read-delivery.ts";
import { tryAddress } from "./try-address.ts";

const MAX_ZONES = 100;

/** Calls for the zones of delivery and what holds for all of them. */
export function deliveryRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, DELIVERY_CALLS, {
    delivery: {
      answers: "The zones, and what holds for every delivery",
      run: () => readDelivery(services),
    },
    changeDelivery: {
      answers: "The id under which the action can be undone",
      problems: ["not_found", "changed_since"],
      run: (input) =>
        makeChange(input, services, { action: "delivery_changed", edits: input.body.edits }),
    },
    addZone: {
      answers: "The new zone, and the id under which it can be undone",
      async run({ actor, locale, body }) {
        const added = await addRecord(services, actor, {
          action: "zone_added",
          values: body.values,
          key: body.key,
          refusalOf: (trx) => refuseMoreThan(trx, "delivery_zones", MAX_ZONES),
          insert: insertZone,
        });
        return addedOrRefused(locale, added);
      },
    },
    tryAddress: {
      answers: "What a guest at the address is told",
      async run({ body }) {
        const tried = await tryAddress(services, body);
        return tried.ok ? tried.trial : new Refusal(tried);
      },
    },
  });
}

async function insertZone(trx: Trx, at: number): Promise<string> {
  const id = (await highestId(trx, "delivery_zones")) + 1;
  const empty = { name: "", places: "[]", polygon: null, delivery_fee: 0 };
  const terms = { minimum: null, free_from: null, extra_minutes: 0 };
  const row = { id, position: id, ...empty, ...terms, archived_at: at };
  await insertRecord(trx, "delivery_zones", row);
  return `zone:${id}`;
}
