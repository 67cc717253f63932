import "./critical-styles.ts";
import { createApi } from "@noren/contract/api.ts";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadMessages } from "./i18n/messages.ts";
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
  hydrateRoot(
    root,
    <StrictMode>
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>
    </StrictMode>,
  );
}

const root = document.getElementById("root");
const bootstrap = document.getElementById("bootstrap")?.textContent;
if (root && bootstrap) void start(root, JSON.parse(bootstrap));
