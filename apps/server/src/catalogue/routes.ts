import { createRoute } from "@hono/zod-openapi";
import { itemSchema, menusSchema } from "@noren/contract/menus.ts";
import { couponRequest, couponSchema, offersSchema } from "@noren/contract/offers.ts";
import { settingPairsSchema } from "@noren/contract/settings.ts";
import { z } from "zod";
import { documented } from "../documentation/operation-text.ts";
import { refuse, success } from "../http/answers.ts";
import { callerAddress } from "../http/caller-address.ts";
import { sendEncoded } from "../http/encoded-answer.ts";
import { limit } from "../http/limit.ts";
import { jsonAnswer, jsonRequest, newRoutes, problemResponses } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { isCardOffered } from "./card-offer.ts";
import { findCoupon } from "./coupons.ts";
import { type PublicAnswer, publicAnswers } from "./public-answers.ts";

/** Endpoints of the storefront's data (wire.md, Settings, Menus, Offers, Products, Coupons). */
export function catalogueRoutes({ db, catalogue, config, limits, providers, now }: Services) {
  const routes = newRoutes();
  const answerOf = publicAnswers(catalogue, now);

  const publicRoute = (name: PublicAnswer, payload: z.ZodType, summary: string) =>
    routes.openapi(
      createRoute({
        method: "get",
        path: `/v2/public/${name}`,
        ...documented({ tag: "Menu", summary }),
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
  publicRoute(
    "settings",
    settingPairsSchema,
    "Contacts, payment methods, delivery and other settings",
  );
  publicRoute("menus", menusSchema, "The menus with their dishes, hours and slots");
  publicRoute("offers", offersSchema, "The offers");

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/public/products/{item_id}",
      ...documented({ tag: "Menu", summary: "One dish", parameters: { item_id: "101" } }),
      request: { params: z.object({ item_id: z.string() }) },
      responses: {
        200: jsonAnswer("The dish", itemSchema),
        ...problemResponses("not_found", "unavailable"),
      },
    }),
    (c) => {
      const text = c.req.param("item_id");
      const id = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      const snapshot = catalogue.current();
      const locale = c.get("locale");
      const found = snapshot.onSaleAt(now()).in[locale].index.get(id);
      if (found?.menu.menu_is_available) return c.json(success(z.encode(itemSchema, found.item)));
      const exists = snapshot.in[locale].index.has(id) || snapshot.unavailable.has(id);
      return refuse(c, { code: exists ? "unavailable" : "not_found" });
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/offers/coupon",
      ...documented({ tag: "Ordering", summary: "A coupon by its code" }),
      middleware: limit({
        limiter: limits.coupon_address,
        keyOf: callerAddress(config.trustProxy),
        counts: (status) => status === 404 || status === 410,
      }),
      request: jsonRequest(couponRequest, { code: "BIENVENUE" }),
      responses: {
        200: jsonAnswer("The coupon", couponSchema),
        ...problemResponses(
          "validation_failed",
          "coupon_unknown",
          "coupon_expired",
          "coupon_used_up",
          "rate_limited",
        ),
      },
    }),
    async (c) => {
      const found = await findCoupon(db, c.req.valid("json").code, catalogue.current(), now());
      if (!found.ok) return refuse(c, { code: found.code });
      return c.json(success(z.encode(couponSchema, found.coupon)));
    },
  );

  return routes;
}
