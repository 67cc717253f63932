import { createRoute } from "@hono/zod-openapi";
import { itemSchema } from "@noren/contract/menus.ts";
import { couponRequest, couponSchema } from "@noren/contract/offers.ts";
import type { z } from "zod";
import { addCall } from "../http/api-call.ts";
import { callerAddress } from "../http/caller-address.ts";
import { sendEncoded } from "../http/encoded-answer.ts";
import { limit } from "../http/limit.ts";
import { documented } from "../http/operation-text.ts";
import { NOT_FOUND, Refusal } from "../http/refusal.ts";
import { jsonAnswer, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { isCardOffered } from "./card-offer.ts";
import { findCoupon } from "./coupons.ts";
import { PUBLIC_PAYLOADS, type PublicAnswer, publicAnswers } from "./public-answers.ts";

/** Endpoints of the storefront's data (wire.md, Settings, Menus, Offers, Products, Coupons). */
export function catalogueRoutes({ db, catalogue, config, limits, providers, now }: Services) {
  const routes = newRoutes();
  const answerOf = publicAnswers(catalogue, now);

  const summaries: Record<PublicAnswer, string> = {
    settings: "Contacts, payment methods, delivery and other settings",
    menus: "The menus with their dishes, hours and slots",
    offers: "The offers",
  };
  for (const [name, payload] of Object.entries(PUBLIC_PAYLOADS) as [PublicAnswer, z.ZodType][])
    routes.openapi(
      createRoute({
        method: "get",
        path: `/v2/public/${name}`,
        ...documented({ tag: "Menu", summary: summaries[name] }),
        responses: {
          200: jsonAnswer(`The ${name}`, payload),
          304: { description: "Unchanged since the client's ETag" },
        },
      }),
      (c) => {
        const isOffered = name !== "settings" || isCardOffered(providers, c);
        return sendEncoded(c, answerOf(name, c.get("locale"), isOffered));
      },
    );

  addCall(routes, {
    method: "GET",
    path: "/v2/public/products/{item_id}",
    tag: "Menu",
    summary: "One dish",
    parameters: { item_id: "101" },
    answer: itemSchema,
    answers: "The dish",
    problems: ["not_found", "unavailable"],
    async run({ params: { item_id }, locale }) {
      const id = /^\d+$/.test(item_id) ? Number(item_id) : Number.NaN;
      const snapshot = catalogue.current();
      const found = snapshot.onSaleAt(now()).in[locale].index.get(id);
      if (found?.menu.menu_is_available) return found.item;
      const exists = snapshot.in[locale].index.has(id) || snapshot.unavailable.has(id);
      return exists ? new Refusal({ code: "unavailable" }) : NOT_FOUND;
    },
  });

  addCall(routes, {
    method: "POST",
    path: "/v2/public/offers/coupon",
    tag: "Ordering",
    summary: "A coupon by its code",
    guards: [
      limit({
        limiter: limits.coupon_address,
        keyOf: callerAddress(config.trustProxy),
        counts: (status) => status === 404 || status === 410,
      }),
    ],
    body: { schema: couponRequest, example: { code: "BIENVENUE" } },
    answer: couponSchema,
    answers: "The coupon",
    problems: ["coupon_unknown", "coupon_expired", "coupon_used_up", "rate_limited"],
    async run({ body }) {
      const found = await findCoupon(db, body.code, catalogue.current(), now());
      return found.ok ? found.coupon : new Refusal({ code: found.code });
    },
  });

  return routes;
}
