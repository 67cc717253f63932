/**
 * Delays and limits that belong to no single rule, each with its source. Others are next to their
 * rule: `MAX_QUANTITY` and `MAX_LINES` in cart.ts, `DEFAULT_TAX_RATE` in tax.ts, `KM_PER_MILE` in
 * delivery.ts, `HORIZON_DAYS` in slots.ts, the search limits in search.ts.
 */

/** storefront.md §4: delay before the cart opens after an item is added. */
export const CART_MODAL_DELAY_MS = 500;
/** storefront.md §4: delay before a chosen order type moves to the personal tab. */
export const CHECKOUT_STEP_DELAY_MS = 500;
/** storefront.md §4: delay after which the product modal closes and the active item is cleared. */
export const PRODUCT_MODAL_CLOSE_MS = 1000;
/** storefront.md §4: delay before the location modal closes after a valid address or zone. */
export const LOCATION_MODAL_CLOSE_MS = 1000;
/** storefront.md §2 and §9: a second press of back within this time leaves the app. */
export const BACK_PRESS_WINDOW_MS = 1000;

/**
 * storefront.md §8 and §9: after a chunk fails to load, at most one reload per path within this
 * time.
 */
export const RELOAD_GUARD_MS = 10_000;
/** storefront.md §9: concurrent preloads of routes. */
export const MAX_ROUTE_PRELOADS = 4;
/** storefront.md §9: delay after start before the manifest is first fetched. */
export const MANIFEST_DELAY_MS = 1000;

/** storefront.md §9: timeouts and limits of the icon service. */
export const ICON_FETCH_TIMEOUT_MS = 1500;
export const ICON_SERVICE_TIMEOUT_MS = 5000;
export const ICON_SERVICE_ROTATE_MS = 750;
export const ICON_SERVICE_MAX_URL_LENGTH = 500;

/** storefront.md §9: pagination of an account's orders. */
export const ORDERS_PAGE_SIZE = 20;
export const ORDERS_FIRST_PAGE = 1;

/** storefront.md §5: characters from which address suggestions are fetched. */
export const MIN_SUGGESTION_LENGTH = 3;

/** storefront.md §2 and §9: lifetime of the locale cookie. */
export const LOCALE_COOKIE_DAYS = 365;

/** storefront.md §9: defaults. */
export const CURRENCY = "EUR";
export const DEFAULT_COUNTRY = "France";
export const DEFAULT_ORDER_TYPE = "pickup";

/** storefront.md §9: format of a tag manager's id. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;
