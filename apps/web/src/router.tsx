import type { Api } from "@noren/contract/api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import { loadMessages } from "./i18n/messages.ts";
import { loadNotFoundPage, loadPage } from "./page-components.ts";
import { loadChunk } from "./platform/load-chunk.ts";
import { FORMS, PAGES } from "./routes.ts";
import { CrashedLayout, CrashPage } from "./storefront/layout/crash-page.tsx";
import { PageFrame } from "./storefront/layout/page-frame.tsx";
import { StorefrontLayout } from "./storefront/layout/storefront-layout.tsx";
import { type LoadedShop, loadShop } from "./storefront/shop/load-shop.ts";

/** Passes the Api to loaders: an in-process one on the server, over the network in the browser. */
const apiContext = createContext<(locale: Locale) => Api>();

export function routerContext(apiIn: (locale: Locale) => Api): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, apiIn);
  return context;
}

export type ShopOptions = {
  /** Whether the public data may be reloaded. */
  mayReload?: () => boolean;
  /** Source of the data, if not directly the API. */
  shopFrom?: (locale: Locale, load: () => Promise<LoadedShop>) => Promise<LoadedShop>;
};

/** The route tree of server and browser: one branch for each form of the URL. */
export function makeRoutes({
  mayReload = () => false,
  shopFrom = (_locale, load) => load(),
}: ShopOptions = {}): RouteObject[] {
  return FORMS.map(({ prefix, locale }) => ({
    id: `storefront${prefix}`,
    path: prefix || "/",
    element: <StorefrontLayout locale={locale} prefix={prefix} />,
    errorElement: <CrashedLayout locale={locale} prefix={prefix} />,
    loader: async ({ context }: LoaderFunctionArgs) => {
      const [shop] = await Promise.all([
        shopFrom(locale, () => loadShop(context.get(apiContext)(locale))),
        loadMessages(locale),
      ]);
      return data(shop, { status: shop.ok ? 200 : 503 });
    },
    // The public data is loaded once per visit and shared by its pages.
    shouldRevalidate: mayReload,
    children: [
      {
        element: <PageFrame />,
        errorElement: <CrashPage />,
        children: [
          ...PAGES.map(({ id, path, words = [] }) => ({
            id: `${id}${prefix}`,
            ...(path === "/" ? { index: true as const } : { path: path.slice(1) }),
            handle: id,
            lazy: async () => {
              const [Component] = await loadChunk(() =>
                Promise.all([loadPage(id), ...words.map((name) => loadMessages(locale, name))]),
              );
              return { Component };
            },
          })),
          {
            id: `not-found${prefix}`,
            path: "*",
            loader: () => data(null, { status: 404 }),
            lazy: async () => ({ Component: await loadChunk(loadNotFoundPage) }),
          },
        ],
      },
    ],
  }));
}

/** Loads the matched pages before hydration: otherwise the router would first render nothing. */
export async function loadMatchedPages(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== "function") continue;
    const loaded = await route.lazy();
    Object.assign(route, loaded, { lazy: undefined });
  }
}
