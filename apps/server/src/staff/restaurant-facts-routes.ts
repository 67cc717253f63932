import { createRoute } from "@hono/zod-openapi";
import type { FieldIssue } from "@noren/contract/field-problems.ts";
import { LOCALES } from "@noren/contract/locales.ts";
import { readSettings } from "@noren/contract/settings.ts";
import { menuChangedSchema } from "@noren/contract/staff/menu.ts";
import {
  type RestaurantFacts,
  restaurantChange,
  restaurantFactsSchema,
} from "@noren/contract/staff/restaurant-facts.ts";
import { z } from "zod";
import { storedPairs } from "../catalogue/read-catalogue.ts";
import type { Trx } from "../db/open.ts";
import { lockEdits } from "../editing/rows.ts";
import { success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { answerChange } from "./answer-change.ts";
import { type Desk, deskProblemResponses } from "./auth/desk-auth.ts";

const METHODS = ["stripe", "paypal", "cod"] as const;

/** Routes for what the restaurant says of itself, and how it is paid. */
export function restaurantFactsRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/restaurant",
      ...may("change_restaurant"),
      responses: {
        200: jsonAnswer("Contacts, legal details, texts and payments", restaurantFactsSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(z.encode(restaurantFactsSchema, await readFacts(services))), 200),
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/restaurant",
      ...may("change_restaurant"),
      request: jsonRequest(restaurantChange),
      responses: {
        200: jsonAnswer("The id under which the action can be undone", menuChangedSchema),
        ...deskProblemResponses("not_found", "changed_since", "validation_failed"),
      },
    }),
    async (c) => {
      const { edits } = c.req.valid("json");
      const action = "restaurant_changed";
      return answerChange(c, services, { action, edits, refusalOf: withoutPayment });
    },
  );

  return routes;
}

async function readFacts({ db, catalogue, config }: Services): Promise<RestaurantFacts> {
  await catalogue.refresh();
  const { settings } = readSettings(await storedPairs(db));
  const { contacts, business, texts, payments } = settings;
  const effective = catalogue.current().settings;
  return {
    contacts,
    business,
    texts,
    payments: {
      stripe: payments.stripe.active,
      paypal: payments.paypal.active,
      cod: payments.cod.active,
    },
    installed: {
      timezone: effective.timezone,
      currency: config.site.currency,
      locales: [...LOCALES],
      is_tax_inclusive: effective.tax.inclusive,
      card_provider: effective.card?.provider ?? null,
    },
  };
}

type Edits = readonly { target: string; values: { active?: boolean | undefined } }[];

/** Null unless nobody could pay any more: a restaurant needs cash or cards. */
async function withoutPayment(trx: Trx, edits: Edits): Promise<FieldIssue | null> {
  const wanted = new Map(edits.map(({ target, values }) => [target, values.active]));
  if (!METHODS.some((method) => wanted.get(`setting:payments.${method}`) === false)) return null;
  await lockEdits(trx);
  const { payments } = readSettings(await storedPairs(trx)).settings;
  const isPayable = METHODS.some(
    (method) => wanted.get(`setting:payments.${method}`) ?? payments[method].active,
  );
  return isPayable ? null : { path: "edits.0.values.active", problem: "payment_needed" };
}
