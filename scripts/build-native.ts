import { join } from "node:path";
import type { Site } from "@noren/contract/site-config.ts";
import { build, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from "vite";
import { fingerprint } from "./fingerprint.ts";
import type { NativeAddresses } from "./native-addresses.ts";
import { ROOT } from "./root.ts";

/** Preloaded, since a font that arrives after the first paint causes a layout shift. */
const FIRST_FONTS = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Builds the native app's bundle: a static page for all routes, and its scripts. */
export async function buildNative(
  site: Site,
  addresses: NativeAddresses,
  outDir = join(ROOT, "apps", "web", "dist", "native"),
): Promise<void> {
  process.env.NODE_ENV = "production";
  await build({
    root: join(ROOT, "apps", "web"),
    mode: "native",
    logLevel: "warn",
    plugins: [startPage(site, addresses), preloadChunks(site)],
    build: { outDir, emptyOutDir: true },
  });
}

/** Version of the cached menu: changes with the API root, the Stripe key and the parsers. */
function cacheVersion(apiRoot: string, { stripe_publishable_key = "" }: Site): string {
  const readers = fingerprint(["packages/contract/src", "packages/ordering/src/model.ts"]);
  return [apiRoot, stripe_publishable_key, readers].join(" ");
}

/**
 * Injects what the server renders into the page on the web: site configuration and content security
 * policy.
 */
function startPage(site: Site, { apiRoot, siteRoot }: NativeAddresses): Plugin {
  return {
    name: "start-page",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: policy(apiRoot) },
        injectTo: "head-prepend",
      },
      {
        tag: "script",
        attrs: { type: "application/json", id: "bootstrap" },
        children: JSON.stringify({
          site,
          siteRoot,
          apiRoot,
          cacheVersion: cacheVersion(apiRoot, site),
        }).replaceAll("<", "\\u003c"),
        injectTo: "body",
      },
    ],
  };
}

/**
 * Preloads the chunks of the app's first page, the menu, as server-rendered pages do; otherwise
 * each would be requested only after the previous one has run.
 */
function preloadChunks({ locales }: Site): Plugin {
  const sources = [
    "apps/web/src/storefront/menu/menu-page.tsx",
    `apps/web/src/i18n/${locales.default}.ts`,
  ].map((path) => join(ROOT, path).replaceAll("\\", "/"));
  return {
    name: "preload-chunks",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => [
        ...[...chunksOf(bundle, sources)].map((file) =>
          headLink({ rel: "modulepreload", href: `/${file}` }),
        ),
        ...Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) =>
            headLink({ rel: "preload", as: "font", crossorigin: "", href: `/${file}` }),
          ),
      ],
    },
  };
}

function headLink(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "head" };
}

/** The chunks of these sources with all their imports, each once. */
function chunksOf(
  bundle: NonNullable<IndexHtmlTransformContext["bundle"]>,
  sources: readonly string[],
): Set<string> {
  const chunks = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || file.isEntry || chunks.has(name)) return;
    chunks.add(name);
    file.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === "chunk" && sources.includes(file.facadeModuleId ?? "")) add(name);
  return chunks;
}

/**
 * The site's policy, with only the restaurant's server: cards are paid on the site's hosted page.
 */
function policy(apiRoot: string): string {
  const { origin } = new URL(apiRoot);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' https: data: ${origin}`,
    "font-src 'self'",
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}
