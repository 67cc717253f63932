import { createApi } from "@noren/contract/api.ts";
import { StrictMode, startTransition } from "react";
import { createBrowserRouter, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadMessages } from "./i18n/messages.ts";
import { repeatEarlyPresses } from "./platform/early-presses.ts";
import { watchChunks } from "./platform/failed-chunk.ts";
import { logFault } from "./platform/log-fault.ts";
import { nextTask } from "./platform/next-task.ts";
import type { Bootstrap } from "./render-context.ts";
import { loadMatchedPages, makeRoutes, routerContext, type ShopOptions } from "./router.tsx";
import { formOf } from "./routes.ts";
import { SiteContext } from "./site-context.tsx";
import { startCart } from "./storefront/cart/stored-cart.ts";

/**
 * Starts the page that the address names: over the server's markup, or in an empty root where a kept
 * page was opened without a network. In several tasks, and hydrated in slices: a slow phone is busy
 * with it for half a second, and a press meanwhile is not to wait until all of it is done.
 */
export async function startPages(
  root: HTMLElement,
  { hydration, ...site }: Bootstrap,
  shopOptions?: ShopOptions,
): Promise<DataRouter> {
  await nextTask();
  const routes = makeRoutes(shopOptions);
  const path = window.location.pathname;
  await Promise.all([loadMessages(formOf(path).locale), loadMatchedPages(routes, path)]);
  await nextTask();
  startCart(site.site.storage);

  const { stripe_publishable_key } = site.site;
  const context = routerContext((locale) =>
    createApi(site.apiRoot, (request) => fetch(request), locale, stripe_publishable_key),
  );
  nameEntry();
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
  if (!router.state.initialized) await initialized(router);
  // The router hears of those that a boundary has caught.
  const faults = { onCaughtError: () => {}, onUncaughtError: logFault };
  await nextTask();
  // It came with the entry; asked for here it runs in a task of its own.
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  await nextTask();
  if (root.firstChild)
    startTransition(() => {
      hydrateRoot(root, app, { ...faults, onRecoverableError: logFault });
    });
  else createRoot(root, faults).render(app);
  repeatEarlyPresses();
  return router;
}

/**
 * Names the place in the history that a page loaded whole has, as the router names every other one.
 * It would call them all "default", and open each where the one before was scrolled to.
 */
function nameEntry(): void {
  const { state } = window.history;
  const key = Math.random().toString(36).slice(2, 10);
  if (!state?.key) window.history.replaceState({ ...state, key }, "");
}

/** In the phone app the data comes first; until then its start screen stands. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
