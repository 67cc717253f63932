import type { Locale } from "@noren/contract/locales.ts";
import {
  Outlet,
  useLoaderData,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { LocaleProvider } from "../../i18n/locale-context.tsx";
import { HYDRATION_MARK } from "../../platform/hydration-mark.ts";
import type { PageId } from "../../routes.ts";
import { CartDialogs } from "../cart-dialog/cart-dialogs.tsx";
import { ConsentSlot } from "../consent/consent-slot.tsx";
import { DietarySlot } from "../dietary/dietary-slot.tsx";
import { LocationDialogs } from "../location/location-dialogs.tsx";
import { PanelsProvider } from "../panels/panels-context.tsx";
import type { LoadedShop } from "../shop/load-shop.ts";
import { ShopProvider } from "../shop/shop-context.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageHead } from "./page-head.tsx";
import { PendingBar } from "./pending-bar.tsx";
import { SkipLink } from "./skip-link.tsx";
import { UnavailablePage } from "./unavailable-page.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

type StorefrontLayoutProps = { locale: Locale; prefix: string };

/**
 * Pages that load no third-party tags and so ask for no consent: the payment page is part of the
 * phone app, and the URL of an order's page contains its key.
 */
const WITHOUT_TOOLS: readonly PageId[] = ["pay", "track"];

/**
 * The layout of every page: head, header, footer and cart. Without data it shows an error with a
 * retry.
 */
export function StorefrontLayout({ locale, prefix }: StorefrontLayoutProps) {
  const shop = useLoaderData<LoadedShop>();
  const page = useMatches().at(-1)?.handle as PageId | undefined;
  const { settings } = shop;
  const isCheckout = page === "checkout";
  useFocusOnArrival("main");
  return (
    <LocaleProvider locale={locale} prefix={prefix}>
      <PanelsProvider>
        <div data-page={page ?? ""} {...HYDRATION_MARK}>
          <SkipLink />
          <PendingBar />
          {!(page && WITHOUT_TOOLS.includes(page)) && <ConsentSlot />}
          <Header settings={settings} canOrder={shop.ok} slim={isCheckout} />
          {shop.ok ? (
            <ShopProvider data={shop}>
              <main id="main" tabIndex={-1}>
                <Outlet />
              </main>
              <CartDialogs />
              <LocationDialogs />
              <DietarySlot />
            </ShopProvider>
          ) : (
            <main id="main" tabIndex={-1}>
              <PageHead />
              <UnavailablePage />
            </main>
          )}
          <Footer
            settings={settings}
            menus={shop.ok ? shop.menus : []}
            slim={isCheckout}
            withoutVisit={shop.ok && page === "home"}
          />
        </div>
        <ScrollRestoration />
      </PanelsProvider>
    </LocaleProvider>
  );
}

/** React Router's own component also contains a script for the router's own server. */
function ScrollRestoration() {
  useScrollRestoration();
  return null;
}
