import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ROOT } from "../../scripts/root.ts";
import { CHUNKS, chunkOf } from "./chunks.ts";
import { icons } from "./icons.ts";
import { unusedRouterParts } from "./unused-router-parts.ts";

/**
 * Three builds of one source: the browser's (`dist/client`, with `.vite/manifest.json`), the
 * server's (`dist/server/entry-server.js`), and in the mode `native` the phone app's
 * (`dist/native`, from `index.html`; see `scripts/build-native.ts`). The desk is built apart
 * (`vite.desk.config.ts`). The host reads from the manifest: `src/entry-client.tsx`, the entry,
 * whose `css` is the critical CSS (`src/critical-styles.ts`), passed to pages as
 * `assets.criticalCss` (content) and `assets.styles` (URLs); and pages and message catalogues, by
 * source path.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), icons(), unusedRouterParts()],
  // The site's icons; the phone app has its own.
  publicDir: mode === "native" ? false : "public",
  css: { modules: { generateScopedName: className } },
  define: command === "build" ? BUILT : {},
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
    // The server loads one file at its start: a later build must not change what a running one sends.
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          input: mode === "native" ? "index.html" : "src/entry-client.tsx",
          // Constants of other modules too, such as the states of React Router.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: CHUNKS.map((name) => ({ name, test: (id) => chunkOf(id, ROOT) === name })),
            },
          },
        },
  },
  // Bundles all dependencies for the server, so that `BUILT` holds for them too.
  ssr: command === "build" ? { noExternal: true } : {},
}));

/**
 * React's developer tools work under `npm run dev`; visitors need not load the link to them. Vite
 * leaves NODE_ENV to the server's environment, where nobody sets it: pages would be rendered by
 * React's development build.
 */
const BUILT = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  "process.env.NODE_ENV": JSON.stringify("production"),
};

const styleSheets = new Map<string, string>();

/** `row_cart-bar` for `.row` of `cart-bar.module.css`: a hash would not compress. */
function className(name: string, path: string): string {
  const sheet = basename(path, ".module.css");
  const known = styleSheets.get(sheet) ?? path;
  if (known !== path) throw new Error(`${known} and ${path} need different names`);
  styleSheets.set(sheet, path);
  return `${name}_${sheet}`;
}
