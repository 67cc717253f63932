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
 * Starts the page of the URL: hydrates the server's markup, or renders into an empty root where a
 * cached page was opened offline. Split into several tasks, with time-sliced hydration: it takes a
 * slow phone half a second, and input must not wait for all of it.
 */
export async function startPages(
  root: HTMLElement,
  { hydration, ...site }: Bootstrap,
  shopOptions?: ShopOptions,
): Promise<DataRouter> {
  await nextTask();
  const routes = makeRoutes(shopOptions);
  const { previewBase: basename = "" } = site;
  const path = window.location.pathname.slice(basename.length);
  await Promise.all([loadMessages(formOf(path).locale), loadMatchedPages(routes, path)]);
  await nextTask();
  startCart(site.site.storage);

  const { stripe_publishable_key } = site.site;
  const context = routerContext((locale) =>
    createApi(
      basename || site.apiRoot,
      (request) => fetch(request),
      locale,
      stripe_publishable_key,
    ),
  );
  nameEntry();
  const router = createBrowserRouter(routes, {
    ...(hydration && { hydrationData: hydration }),
    getContext: () => context,
    basename,
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
  // The router reports errors that a boundary has caught.
  const faults = { onCaughtError: () => {}, onUncaughtError: logFault };
  await nextTask();
  // Already loaded with the entry; the dynamic import makes it run in a separate task.
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
 * Gives the first history entry a key, as the router does for every other one. The router would
 * call them all "default" and restore the scroll position of another page.
 */
function nameEntry(): void {
  const { state } = window.history;
  const key = Math.random().toString(36).slice(2, 10);
  if (!state?.key) window.history.replaceState({ ...state, key }, "");
}

/** In the phone app data is loaded first; the splash screen is shown until then. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
