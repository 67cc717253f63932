import "./critical-styles.ts";
import { createApi } from "@noren/contract/api.ts";
import { MANIFEST_DELAY_MS } from "@noren/ordering/constants.ts";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadMessages } from "./i18n/messages.ts";
import { watchChunks } from "./platform/failed-chunk.ts";
import { isBot } from "./platform/is-bot.ts";
import { logFault } from "./platform/log-fault.ts";
import type { Bootstrap } from "./render-context.ts";
import { loadMatchedPages, makeRoutes, routerContext } from "./router.tsx";
import { formOf } from "./routes.ts";
import { SiteContext } from "./site-context.tsx";
import { startCart } from "./storefront/cart/stored-cart.ts";

async function start(root: HTMLElement, bootstrap: Bootstrap) {
  const { hydration, ...site } = bootstrap;
  const routes = makeRoutes();
  const path = window.location.pathname;
  await Promise.all([loadMessages(formOf(path).locale), loadMatchedPages(routes, path)]);
  startCart(site.site.storage);

  const context = routerContext((locale) =>
    createApi(site.apiRoot, (request) => fetch(request), locale),
  );
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: () => context,
  });
  watchChunks(() => router.createHref(router.state.navigation.location ?? router.state.location));
  hydrateRoot(
    root,
    <StrictMode>
      <SiteContext value={site}>
        <RouterProvider router={router} onError={logFault} />
      </SiteContext>
    </StrictMode>,
    // The router hears of those that a boundary has caught.
    { onCaughtError: () => {}, onUncaughtError: logFault, onRecoverableError: logFault },
  );
  setTimeout(() => void beside(router), MANIFEST_DELAY_MS);
}

async function beside(router: DataRouter) {
  const { afterStart } = await import("./after-start/after-start.ts");
  afterStart(new URL(import.meta.url).pathname, router);
}

const root = document.getElementById("root");
const bootstrap = document.getElementById("bootstrap")?.textContent;
if (root && bootstrap && !isBot(navigator.userAgent))
  start(root, JSON.parse(bootstrap)).catch(logFault);
