/**
 * Delays and limits that belong to no single rule. Each names its source; those of a rule stand
 * beside it: `MAX_QUANTITY` and `MAX_LINES` in cart.ts, `DEFAULT_TAX_RATE` in tax.ts,
 * `KM_PER_MILE` in delivery.ts, `HORIZON_DAYS` in slots.ts, the search limits in search.ts.
 */

/** storefront.md §4: the cart opens this long after an item is added. */
export const CART_MODAL_DELAY_MS = 500;
/** storefront.md §4: choosing the order type moves to the personal step this much later. */
export const CHECKOUT_STEP_DELAY_MS = 500;
/** storefront.md §4: the product modal closes and the active item clears. */
export const PRODUCT_MODAL_CLOSE_MS = 1000;
/** storefront.md §4: the location modal closes after a valid address or zone. */
export const LOCATION_MODAL_CLOSE_MS = 1000;
/** storefront.md §2 and §9: a second press of back within this window leaves the app. */
export const BACK_PRESS_WINDOW_MS = 1000;

/** storefront.md §8 and §9: one reload per path in this time after a chunk failed to load. */
export const RELOAD_GUARD_MS = 10_000;
/** storefront.md §9: route preloads at once. */
export const MAX_ROUTE_PRELOADS = 4;
/** storefront.md §9: the manifest is first fetched about this long after start. */
export const MANIFEST_DELAY_MS = 1000;

/** storefront.md §9: icons. */
export const ICON_FETCH_TIMEOUT_MS = 1500;
export const ICON_SERVICE_TIMEOUT_MS = 5000;
export const ICON_SERVICE_ROTATE_MS = 750;
export const ICON_SERVICE_MAX_URL_LENGTH = 500;

/** storefront.md §9: orders of an account, a page at a time. */
export const ORDERS_PAGE_SIZE = 20;
export const ORDERS_FIRST_PAGE = 1;

/** storefront.md §5: address suggestions from this many characters on. */
export const MIN_SUGGESTION_LENGTH = 3;

/** storefront.md §2 and §9: how long a chosen locale is kept. */
export const LOCALE_COOKIE_DAYS = 365;

/** storefront.md §9: defaults. */
export const CURRENCY = "EUR";
export const DEFAULT_COUNTRY = "France";
export const DEFAULT_ORDER_TYPE = "pickup";

/** storefront.md §9: the form of a tag manager's id. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;
