import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";
import { unusedComponents } from "./unused-components.ts";

/**
 * Three builds of one source: the browser's (`dist/client`, with `.vite/manifest.json`), the
 * server's (`dist/server/entry-server.js`), and in the mode `native` the phone app's (`dist/native`,
 * from `index.html`; see `scripts/build-native.ts`). The desk is built apart (`vite.desk.config.ts`).
 *
 * The host reads from the manifest: `src/entry-client.tsx`, the entry, whose `css` is the critical
 * CSS (`src/critical-styles.ts`), passed to pages as `assets.criticalCss` (content) and
 * `assets.styles` (URLs); and pages and message catalogues, by source path.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), icons(), unusedComponents()],
  // The site's icons; the phone app has its own.
  publicDir: mode === "native" ? false : "public",
  css: { modules: { generateScopedName: className } },
  // React's developer tools work under `npm run dev`; visitors need not load the link to them.
  define: command === "build" ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } : {},
  build: {
    outDir: mode === "native" ? "dist/native" : isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    target: "es2022",
    // Keeps the chunk lists of all dynamic imports out of the entry: chunks import their own
    // dependencies and are preloaded by our code. Style sheets are not imported by scripts.
    modulePreload: {
      resolveDependencies: (_url, files) => files.filter((file) => file.endsWith(".css")),
    },
    // The first browsers with light-dark(); for older ones each colour would be emitted twice.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Fonts and pictures stay files: the content security policy allows no data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: mode === "native" ? "index.html" : "src/entry-client.tsx",
          // Constants of other modules too, such as the states of React Router.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                { name: "entry-client", test: isOnFirstScreen },
                { name: "dietary", test: (id) => DIETARY.test(withSlashes(id)) },
                { name: "formats", test: (id) => LATER_FORMATS.test(withSlashes(id)) },
                { name: "small-parts", test: (id) => SMALL_PARTS.test(withSlashes(id)) },
              ],
            },
          },
        },
  },
  // Bundles all dependencies for the server, so React's production build is always used.
  ssr: command === "build" ? { noExternal: true } : {},
}));

const styleSheets = new Map<string, string>();

/** `row_cart-bar` for `.row` of `cart-bar.module.css`: a hash would not compress. */
function className(name: string, path: string): string {
  const sheet = basename(path, ".module.css");
  const known = styleSheets.get(sheet) ?? path;
  if (known !== path) throw new Error(`${known} and ${path} need different names`);
  styleSheets.set(sheet, path);
  return `${name}_${sheet}`;
}

/**
 * Modules and styles that the first screens of home and menu share are part of the entry, so that
 * a page waits for few scripts and no style sheet. Lazily opened parts have their own chunks.
 */
function isOnFirstScreen(id: string): boolean {
  const path = withSlashes(id);
  if (path.includes("/node_modules/")) return FIRST_LIBRARIES.test(path);
  return path.endsWith(".css") ? FIRST_STYLES.test(path) : FIRST_SCRIPTS.test(path);
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

/** Small modules shared by later pages and dialogs, too small for chunks of their own. */
const SMALL_PARTS = new RegExp(
  [
    "/web/src/(ui/(alert|disclosure)|platform/use-root-mark|storefront/(shop/full-slots|location/(named-zones|offered-slots)))\\.",
    "/(ordering/src/(day-lists|menu-hours|pause|slot-ranges|slots)|contract/src/(euros|slots-api|typed-text|format/slots))\\.",
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

/** What writes texts that no first screen has. */
const LATER_FORMATS = /\/contract\/src\/format\/(lists|moments|typography)\./;

const FIRST_LIBRARIES =
  /\/node_modules\/(@remix-run|cookie-es|react|react-dom|react-router|scheduler|zustand)\//;

const FIRST_STYLES = new RegExp(
  [
    "/storefront/(home|layout|shop)/",
    "/storefront/menu/(add-dish|category|dish|menu|search)",
    "/storefront/(dietary/dish-marks|location/place-chip)",
    "/ui/(base|button|empty|fonts|hem|icon|message-page|noren|page-band|segmented|tokens)",
  ].join("|"),
);

const FIRST_SCRIPTS = new RegExp(
  [
    "/web/src/(entry-client|page-components|router|routes|start-pages|i18n/plural)",
    "/storefront/(layout/(?!nav-dialog)|panels/|shop/(?!current-notes|full-slots|open-state|opening-state|services-on|special-hours|use-moment))",
    "/storefront/(cart/order-type-toggle|location/place-(chip|name))",
    "/platform/(cookies|failed-chunk|install-prompt|is-app|is-bot|late-start|lazy-part|load-chunk|log-fault|next-task|reload-guard)",
    "/platform/(storage|use-first-intent|use-hydrated|use-now|use-query|version-file)",
    "/storefront/consent/(consent-slot|has-tags)",
    "/storefront/menu/(add-dish|count-in-cart|dish(?!-choice)|menu-(clock-slot|times-store))",
    "/storefront/dietary/(dietary-(slot|store)|dish-marks)",
    "/ui/(bundled-icon|button|class-names|crest|empty|hem|icon|message-page|noren|page-band|phone-link|price|segmented)",
    "/(ordering/src/(clock|line|money|zone)|contract/src/format/(dates|per-locale|percent))",
  ].join("|"),
);
