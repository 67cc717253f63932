import { createRoute } from "@hono/zod-openapi";
import {
  addressTrial,
  deliveryChange,
  deliverySchema,
  trialSchema,
  zoneAddition,
} from "@noren/contract/staff/delivery.ts";
import { menuAddedSchema, menuChangedSchema } from "@noren/contract/staff/menu.ts";
import { z } from "zod";
import type { Trx } from "../db/open.ts";
import { addRecord, highestId, insertRecord, refuseMoreThan } from "../editing/add-record.ts";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { answerAdded, answerChange } from "./answer-change.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { readDelivery } from "./read-delivery.ts";
import { tryAddress } from "./try-address.ts";

const MAX_ZONES = 100;

/** Routes for the zones of delivery and what holds for all of them. */
export function deliveryRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/delivery",
      ...may("change_delivery"),
      responses: {
        200: jsonAnswer("The zones, and what holds for every delivery", deliverySchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(z.encode(deliverySchema, await readDelivery(services))), 200),
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/delivery",
      ...may("change_delivery"),
      request: jsonRequest(deliveryChange),
      responses: {
        200: jsonAnswer("The id under which the action can be undone", menuChangedSchema),
        ...deskProblemResponses("not_found", "changed_since", "validation_failed"),
      },
    }),
    async (c) => {
      const { edits } = c.req.valid("json");
      return answerChange(c, services, { action: "delivery_changed", edits });
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/delivery",
      ...may("change_delivery"),
      request: jsonRequest(zoneAddition),
      responses: {
        201: jsonAnswer("The new zone, and the id under which it can be undone", menuAddedSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      const added = await addRecord(services, actorOf(c.get("desk").person), {
        action: "zone_added",
        values: c.req.valid("json").values,
        refusalOf: (trx) => refuseMoreThan(trx, "delivery_zones", MAX_ZONES),
        insert: insertZone,
      });
      return answerAdded(c, added);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/delivery/try",
      ...may("change_delivery"),
      request: jsonRequest(addressTrial),
      responses: {
        200: jsonAnswer("What a guest at the address is told", trialSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      const tried = await tryAddress(services, c.req.valid("json"));
      if (!tried.ok) return refuse(c, tried);
      return c.json(success(z.encode(trialSchema, tried.trial)), 200);
    },
  );

  return routes;
}

async function insertZone(trx: Trx, at: number): Promise<string> {
  const id = (await highestId(trx, "delivery_zones")) + 1;
  const empty = { name: "", places: "[]", polygon: null, delivery_fee: 0 };
  const terms = { minimum: null, free_from: null, extra_minutes: 0 };
  const row = { id, position: id, ...empty, ...terms, archived_at: at };
  await insertRecord(trx, "delivery_zones", row);
  return `zone:${id}`;
}
