import { CANONICAL_PREFIX } from "@noren/contract/locales.ts";
import "./critical-styles.ts";
import { SplashScreen } from "@capacitor/splash-screen";
import { menuOrder } from "@noren/ordering/menu-times.ts";
import type { DataRouter } from "react-router";
import { followOpenOrders } from "./after-start/follow-open-orders.ts";
import { setPositionSource } from "./platform/geolocation.ts";
import { logFault } from "./platform/log-fault.ts";
import { openAppStorage } from "./platform/native/app-storage.ts";
import { followBackButton } from "./platform/native/back-button.ts";
import { followLinks, launchPath } from "./platform/native/deep-links.ts";
import { devicePosition } from "./platform/native/geolocation.ts";
import { watchDeviceNetwork } from "./platform/native/network.ts";
import { followReturns } from "./platform/native/returns.ts";
import { followGround } from "./platform/native/system-bars.ts";
import { showInSystemBrowser } from "./platform/native/system-browser.ts";
import { setOutsidePage } from "./platform/outside-page.ts";
import { readServerTime } from "./platform/read-server-time.ts";
import { serverNow } from "./platform/server-clock.ts";
import { openStorage, setStorageAreas } from "./platform/storage.ts";
import type { Bootstrap } from "./render-context.ts";
import { pathOf } from "./routes.ts";
import { startPages } from "./start-pages.tsx";
import { readPendingOrder } from "./storefront/checkout/placing/order-attempt.ts";
import { unsettledOf } from "./storefront/checkout/state/return-from-bank.ts";
import { mountGlobalToasts } from "./storefront/global-toasts/mount-global-toasts.tsx";
import { keptShop } from "./storefront/shop/kept-shop.ts";
import type { LoadedShop } from "./storefront/shop/load-shop.ts";

/**
 * `cacheVersion` changes with everything that determines the format of the cached menu
 * (`build-native.ts`).
 */
type AppBootstrap = Bootstrap & { cacheVersion: string };

/** Number of frames in about five seconds. */
const MOST_FRAMES = 300;

/**
 * Starts the phone app: the same pages, with the device's own storage, network, position and
 * buttons.
 */
async function start(
  root: HTMLElement,
  { cacheVersion, ...bootstrap }: AppBootstrap,
): Promise<void> {
  const [areas, linked] = await Promise.all([openAppStorage(), launchPath(bootstrap.siteRoot)]);
  setStorageAreas(areas);
  setPositionSource(devicePosition);
  setOutsidePage(showInSystemBrowser);
  if (window.location.pathname === "/") open(linked ?? firstPath(bootstrap));

  let isNews = false;
  let router: DataRouter | undefined;
  const reread = () => {
    isNews = true;
    void router?.revalidate().finally(() => {
      isNews = false;
    });
  };
  const kept = keptShop({
    storage: openStorage(bootstrap.site.storage),
    form: cacheVersion,
    onNews: reread,
  });
  const shopFrom: typeof kept = async (locale, load) =>
    inOrder(await kept(locale, async () => inOrder(await load())));
  router = await startPages(root, bootstrap, { shopFrom, mayReload: () => isNews });
  void mountGlobalToasts(router);
  followOpenOrders(router, () => bootstrap);
  followGround(router);
  void readServerTime(bootstrap.apiRoot);
  await Promise.all([
    followBackButton(router),
    followLinks(router, bootstrap.siteRoot),
    followReturns(() => {
      void readServerTime(bootstrap.apiRoot);
      reread();
    }),
    watchDeviceNetwork(),
  ]);
}

/**
 * Without a server-rendered page, the menus are put in their order before the first one is shown.
 */
function inOrder(shop: LoadedShop): LoadedShop {
  if (shop.ok) shop.shown_menus = menuOrder(shop.menus, shop.settings, serverNow());
  return shop;
}

/**
 * The first page is the menu: in the language last chosen, else in the device's. If the app was
 * closed during a card payment, it is the result of that payment.
 */
function firstPath({ site: { storage, locales } }: Bootstrap): string {
  const stored = openStorage(storage);
  const chosen = stored.read("locale") ?? navigator.language.slice(0, 2);
  const locale = locales.available.find((available) => available === chosen) ?? locales.default;
  const isPaying = unsettledOf(readPendingOrder(stored.read("card_payment")), null) !== null;
  return pathOf(isPaying ? "checkout" : "menu", CANONICAL_PREFIX[locale]);
}

function open(path: string): void {
  window.history.replaceState(null, "", path);
}

/**
 * Resolves two frames after content is rendered, when it is on the screen; with a limit, so that an
 * error is not hidden by the splash screen forever.
 */
async function painted(root: HTMLElement): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  for (let waited = 0; !root.firstChild && waited < MOST_FRAMES; waited++) await frame();
  await frame();
  await frame();
}

const root = document.getElementById("root");
const bootstrap = document.getElementById("bootstrap")?.textContent;
if (root && bootstrap)
  start(root, JSON.parse(bootstrap))
    .catch(logFault)
    .then(() => painted(root))
    .then(() => SplashScreen.hide())
    .catch(logFault);
