import { createApi, type Send } from "@noren/contract/api.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadMessages } from "./i18n/messages.ts";
import { watchChunks } from "./platform/failed-chunk.ts";
import { logFault } from "./platform/log-fault.ts";
import type { Bootstrap } from "./render-context.ts";
import { loadMatchedPages, makeRoutes, routerContext } from "./router.tsx";
import { formOf } from "./routes.ts";
import { SiteContext } from "./site-context.tsx";
import { startCart } from "./storefront/cart/stored-cart.ts";

/**
 * Starts the page that the address names: over the server's markup, or in an empty root where a kept
 * page was opened without a network.
 */
export async function startPages(
  root: HTMLElement,
  { hydration, ...site }: Bootstrap,
  send: Send = (request) => fetch(request),
): Promise<DataRouter> {
  const routes = makeRoutes();
  const path = window.location.pathname;
  await Promise.all([loadMessages(formOf(path).locale), loadMatchedPages(routes, path)]);
  startCart(site.site.storage);

  const context = routerContext((locale) => createApi(site.apiRoot, send, locale));
  const router = createBrowserRouter(routes, {
    ...(hydration && { hydrationData: hydration }),
    getContext: () => context,
  });
  watchChunks(() => router.createHref(router.state.navigation.location ?? router.state.location));
  const app = (
    <StrictMode>
      <SiteContext value={site}>
        <RouterProvider router={router} onError={logFault} />
      </SiteContext>
    </StrictMode>
  );
  // The router hears of those that a boundary has caught.
  const faults = { onCaughtError: () => {}, onUncaughtError: logFault };
  if (root.firstChild) hydrateRoot(root, app, { ...faults, onRecoverableError: logFault });
  else createRoot(root, faults).render(app);
  return router;
}
