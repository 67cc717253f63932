import { createApi } from "@noren/contract/api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Context } from "hono";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { type PublicAnswer, publicPayload } from "../catalogue/public-answers.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { previewDraft } from "../drafts/preview-draft.ts";
import { refuse, success } from "../http/answers.ts";
import type { ApiEnv } from "../http/environment.ts";
import { IN_PROCESS } from "../http/in-process.ts";
import { newRoutes } from "../http/routes.ts";
import type { PreviewPages } from "../pages/preview-page.ts";
import type { Services } from "../services.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { numberIn } from "./auth/implement-calls.ts";

const PATH = "/v2/staff/drafts/:id/preview/*";
const BASE = /^\/v2\/staff\/drafts\/\d+\/preview/;
const DATA = /^\/v2\/public\/(settings|menus|offers)\/?$/;
const ORDERS = /^\/v2\/public\/(checkout|payments?)(\/|$)/;

/**
 * The shop as guests would see it with a draft: every page, and the data that its scripts read.
 * What doesn't depend on the menu is asked of the public API; nothing can be ordered.
 */
export function previewRoutes(services: Services, { may }: Desk, pages?: PreviewPages) {
  const { catalogue, providers, now } = services;
  const routes = newRoutes();
  const { middleware } = may("change_menu");

  routes.get(PATH, middleware, async (c) => {
    const base = BASE.exec(c.req.path)?.[0] ?? "";
    const path = c.req.path.slice(base.length);
    const name = DATA.exec(path)?.[1] as PublicAnswer | undefined;
    if (!name && path.startsWith("/v2/")) return elsewhere(c, path);
    const preview = await previewDraft(services, numberIn(c.req.param("id")));
    if (!preview) return refuse(c, { code: "not_found" });
    const { draft, snapshot } = preview;
    c.header("cache-control", "no-store");
    if (name) return c.json(success(payloadOf(c, snapshot, name, c.get("locale"))), 200);
    if (!pages) return refuse(c, { code: "not_found" });

    const { timezone } = catalogue.current().settings;
    const answer = (request: Request, locale: Locale) => {
      const asked = DATA.exec(new URL(request.url).pathname)?.[1] as PublicAnswer | undefined;
      return asked
        ? Response.json(success(payloadOf(c, snapshot, asked, locale)))
        : Response.json({ status: "error" }, { status: 404 });
    };
    const page = await pages({
      path,
      headers: c.get("commonHeaders"),
      apiIn: (locale: Locale) =>
        createApi(IN_PROCESS, (request) => answer(request, locale), locale),
      preview: {
        base,
        name: draft.name,
        moment: draft.publish_at === null ? null : { at: draft.publish_at, timezone },
        desk: `/desk/menu/drafts/${draft.id}`,
      },
    });
    c.set("hasCommonHeaders", true);
    return page;
  });

  routes.all(PATH, (c) => elsewhere(c, c.req.path.replace(BASE, "")));

  function payloadOf(c: Context, snapshot: Snapshot, name: PublicAnswer, locale: Locale): unknown {
    const isOffered = isCardOffered(providers, c);
    return publicPayload(snapshot, name, { locale, isCardOffered: isOffered, now: now() });
  }

  return routes;
}

/** A call of the page that the draft does not change; orders and payments are refused. */
function elsewhere<Env extends ApiEnv>(c: Context<Env>, path: string) {
  if (ORDERS.test(path)) return refuse(c, { code: "forbidden" });
  if (!path.startsWith("/v2/public/")) return refuse(c, { code: "not_found" });
  return c.redirect(`${path}${new URL(c.req.url).search}`, 307);
}
