import "./critical-styles.ts";
import { menuOrder } from "@noren/ordering/menu-times.ts";
import { shownMenus } from "@noren/ordering/shown-menus.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { documentOf } from "./document.ts";
import { messagesIn, sourceOfWords } from "./i18n/messages.ts";
import { sourceOfPage } from "./page-components.ts";
import { previewBanner } from "./preview-banner.tsx";
import type { RenderContext, RenderedPage } from "./render-context.ts";
import { makeRoutes, routerContext } from "./router.tsx";
import { formOf, PAGES, type PageId } from "./routes.ts";
import { scriptNotices } from "./script-notices.tsx";
import { openGraph } from "./search-engines/open-graph.ts";
import { structuredData } from "./search-engines/structured-data.ts";
import { SiteContext } from "./site-context.tsx";
import type { LoadedShop } from "./storefront/shop/load-shop.ts";
import { specialHoursInWords } from "./storefront/shop/special-hours-in-words.ts";

export { INLINE_SCRIPT as inlineScript } from "./document.ts";
export { errorPage } from "./error-page.tsx";
export { iconOrigins } from "./icon-origins.ts";
export { pageAddress as addressOf } from "./page-address.ts";
export { isSiteFile, siteFile } from "./site-file.ts";

/**
 * The URL of an order contains its key: no referrer is sent to other sites, and no cache stores the
 * page.
 */
const WITH_KEY = { "referrer-policy": "no-referrer", "cache-control": "no-store" };
const HEADERS: Partial<Record<PageId, Record<string, string>>> = {
  track: WITH_KEY,
  pay: WITH_KEY,
};

const liveHandler = createStaticHandler(makeRoutes());

/**
 * Renders one page as HTML, a function of path, locale, data and the tracked order, of the order in
 * which the menus can be had, and of today where the coming days have hours of their own. The query
 * is only read in the browser.
 */
export async function render(request: Request, context: RenderContext): Promise<RenderedPage> {
  const { origin, pathname: address } = new URL(request.url);
  const { api, site, siteRoot, apiRoot, assets, tracked, preview } = context;
  const value = {
    ...{ site, siteRoot, apiRoot },
    ...(tracked && { tracked }),
    ...(preview && { previewBase: preview.base }),
  };
  const pathname = address.slice(preview?.base.length) || "/";
  const handler = preview
    ? createStaticHandler(makeRoutes(), { basename: preview.base })
    : liveHandler;
  const page = await handler.query(new Request(`${origin}${address}`), {
    requestContext: routerContext(() => api),
  });
  if (page instanceof Response) return redirectOf(page);

  const { locale, prefix } = formOf(pathname);
  const shop: LoadedShop | undefined = page.loaderData[`storefront${prefix}`];
  const today = shop?.ok ? wallClock(context.now, shop.settings.timezone).date : "";
  if (shop?.ok) {
    shop.shown_menus = menuOrder(shop.menus, shop.settings, context.now);
    const hours = specialHoursInWords(shownMenus(shop.menus), today, locale, messagesIn(locale));
    if (hours.length > 0) shop.shown_hours = hours;
  }

  const router = createStaticRouter(handler.dataRoutes, page);
  const markup = renderToString(
    <SiteContext value={value}>
      <StaticRouterProvider router={router} context={page} hydrate={false} />
    </SiteContext>,
  );
  const pageId = page.matches.at(-1)?.route.handle;
  const shown = PAGES.find(({ id }) => id === pageId);
  const sources = [
    sourceOfWords(locale, "shared"),
    ...(shown?.words ?? []).map((name) => sourceOfWords(locale, name)),
    ...(shown ? [sourceOfPage(shown.id)] : []),
  ];
  const facts = shown &&
    shop?.ok && { page: shown.id, locale, site, siteRoot, apiRoot, shop, today };
  const html = documentOf({
    locale,
    prefix,
    markup,
    notices: scriptNotices(locale, shop?.settings?.contacts.phone),
    banner: preview ? previewBanner(preview, locale) : null,
    assets,
    preloads: sources.flatMap(assets.preloads),
    bootstrap: { hydration: { loaderData: page.loaderData }, ...value },
    openGraph: facts ? openGraph(facts) : [],
    structuredData: facts ? structuredData(facts) : [],
  });
  const headers = { "content-type": "text/html; charset=utf-8", ...HEADERS[shown?.id ?? "home"] };
  return { status: page.statusCode, html, headers };
}

function redirectOf(response: Response): RenderedPage {
  const redirect = response.headers.get("location") ?? "/";
  return { status: response.status, html: "", headers: { location: redirect }, redirect };
}
