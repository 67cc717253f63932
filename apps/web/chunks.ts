/**
 * Chunks of the storefront with modules of several pages; every other module has that of its page.
 */
export const CHUNKS = ["entry-client", "dietary", "formats", "small-parts"] as const;

/** The chunk of a module of the storefront; null for the bundler's own choice. */
export function chunkOf(id: string, root: string): (typeof CHUNKS)[number] | null {
  const path = pathInProject(id, root);
  if (isOnFirstScreen(path)) return "entry-client";
  if (DIETARY.test(path)) return "dietary";
  if (LATER_FORMATS.test(path)) return "formats";
  return SMALL_PARTS.test(path) ? "small-parts" : null;
}

/** The chunk of a module of the desk; null for the bundler's own choice. */
export function deskChunkOf(id: string, root: string): "schemas" | "shared" | "records" | null {
  const path = pathInProject(id, root);
  if (ORDER_SCHEMAS.test(path)) return "schemas";
  if (RECORDS.test(path)) return "records";
  return DESK_SHARED.test(path) ? "shared" : null;
}

/**
 * A module's path from the project's root, with slashes, so that the folders above a clone decide
 * nothing; the id itself outside the project.
 */
export function pathInProject(id: string, root: string): string {
  const path = withSlashes(id);
  const folder = withSlashes(root);
  return path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

/**
 * Modules and styles that the first screens of home and menu share are part of the entry, so that
 * a page waits for few scripts and no style sheet. Lazily opened parts have their own chunks.
 */
function isOnFirstScreen(path: string): boolean {
  if (path.includes("/node_modules/")) return FIRST_LIBRARIES.test(path);
  return path.endsWith(".css") ? FIRST_STYLES.test(path) : FIRST_SCRIPTS.test(path);
}

/** Small modules shared by later pages and dialogs, too small for chunks of their own. */
const SMALL_PARTS = new RegExp(
  [
    "/web/src/(ui/(alert|disclosure)|platform/use-root-mark|storefront/(shop/(full-slots|use-moment)|location/(named-zones|offered-slots)))\\.",
    "/(ordering/src/(activity|day-lists|menu-hours|pause|slot-ranges|slots)|contract/src/(euros|slots-api|format/slots))\\.",
  ].join("|"),
);

/** What a dish's dialog, the cart and the checkout say of the dietary filter. */
const DIETARY = new RegExp(
  [
    "/web/src/i18n/dietary-words\\.",
    "/storefront/dietary/(conflict-words|stored-filter|use-conflict)\\.",
    "/ordering/src/allergens\\.",
  ].join("|"),
);

/** What reads and writes texts that no first screen has. */
const LATER_FORMATS = /\/contract\/src\/(typed-text|format\/(lists|moments))\./;

const FIRST_LIBRARIES =
  /\/node_modules\/(@remix-run|cookie-es|react|react-dom|react-router|scheduler|zustand)\//;

const FIRST_STYLES = new RegExp(
  [
    "/storefront/(home|layout|shop)/",
    "/storefront/menu/(add-dish|category|dish|menu|search)",
    "/storefront/(dietary/dish-marks|location/place-chip)",
    "/ui/(alert|base|button|disclosure|empty|fonts|hem|icon|message-page|noren|page-band|segmented|skeleton|tokens)",
  ].join("|"),
);

const FIRST_SCRIPTS = new RegExp(
  [
    "/web/src/(entry-client|page-components|router|routes|start-pages|i18n/plural)",
    "/storefront/(layout/(?!nav-dialog|not-found-page)|panels/|shop/(?!current-notes|full-slots|open-state|opening-state|services-on|special-hours|use-moment))",
    "/storefront/(cart/order-type-toggle|location/place-(chip|name))",
    "/platform/(cookies|failed-chunk|install-prompt|is-app|is-bot|late-start|lazy-part|load-chunk|log-fault|next-task|reload-guard)",
    "/platform/(storage|use-first-intent|use-hydrated|use-now|use-query|version-file)",
    "/storefront/consent/(consent-slot|has-tags)",
    "/storefront/menu/(add-dish|count-in-cart|dish(?!-choice)|menu-(clock-slot|times-store)|use-menus-in-order)",
    "/storefront/dietary/(dietary-(slot|store)|dish-marks)",
    "/ui/(bundled-icon|button|class-names|crest|empty|hem|icon|message-page|noren|page-band|phone-link|price|segmented)",
    "/(ordering/src/(clock|line|money|zone)|contract/src/format/(dates|per-locale|percent|typography))",
  ].join("|"),
);

/** What the desk's orders are read with. */
const ORDER_SCHEMAS = /^\/packages\/contract\/src\/staff\/(people|orders)\.ts$/;

/** Schemas and rules of the records that the back office edits. */
const RECORDS = /^\/packages\/(contract|ordering)\/src\//;

const DESK_SHARED = /^\/apps\/web\/src\/(ui|desk|platform)\//;
