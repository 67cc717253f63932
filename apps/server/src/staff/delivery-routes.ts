import { DELIVERY_CALLS } from "@noren/contract/staff/delivery-calls.ts";
import type { Trx } from "../db/open.ts";
import { addRecord, highestId, insertRecord, refuseMoreThan } from "../editing/add-record.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { addedOrRefused, makeChange } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls } from "./auth/implement-calls.ts";
import { readDelivery } from "./read-delivery.ts";
import { tryAddress } from "./try-address.ts";

const MAX_ZONES = 100;

/** Calls for the zones of delivery and what holds for all of them. */
export function deliveryRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, DELIVERY_CALLS, {
    delivery: {
      summary: "The zones of delivery with their terms, and what holds for every delivery",
      answers: "The zones, and what holds for every delivery",
      run: () => readDelivery(services),
    },
    changeDelivery: {
      summary: "Changes zones and what holds for every delivery, or archives zones",
      example: {
        body: { edits: [{ target: "setting:features.delivery", values: { hard_minimum: 15 } }] },
      },
      answers: "The id under which the action can be undone",
      problems: ["not_found", "changed_since"],
      run: (input) =>
        makeChange(input, services, { action: "delivery_changed", edits: input.body.edits }),
    },
    addZone: {
      summary: "Adds a zone",
      example: {
        body: {
          values: {
            name: "Presqu’île",
            places: [{ city: "Lyon", postal_code: "69002" }],
            delivery_fee: 3.5,
            minimum: null,
            free_from: 40,
            extra_minutes: 0,
            polygon: null,
          },
        },
      },
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
      summary: "Zone, fee, minimum and time of an address, as the checkout applies them",
      example: { body: { address: "12 rue des Lanternes, 69001 Lyon", subtotal: 30 } },
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
