import { join } from "node:path";
import type { Site } from "@noren/contract/site-config.ts";
import { build, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from "vite";
import { fingerprint } from "./fingerprint.ts";
import type { NativeAddresses } from "./native-addresses.ts";
import { ROOT } from "./root.ts";

/** What is not there at the first paint has the page laid out again when it comes. */
const FIRST_FONTS = /-latin-wght-normal-[\w-]+\.woff2$/;

/** The phone app's bundle: one static page that starts every other, and the scripts beside it. */
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
    plugins: [startPage(site, addresses), firstParts(site)],
    build: { outDir, emptyOutDir: true },
  });
}

/** Of what the app reads the menu with: what another reader, or another server, gave is not shown. */
function keptForm(apiRoot: string, { stripe_publishable_key = "" }: Site): string {
  const readers = fingerprint(["packages/contract/src", "packages/ordering/src/model.ts"]);
  return [apiRoot, stripe_publishable_key, readers].join(" ");
}

/** Writes into the page what the server would: the site's configuration and a content policy. */
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
          keptForm: keptForm(apiRoot, site),
        }).replaceAll("<", "\\u003c"),
        injectTo: "body",
      },
    ],
  };
}

/**
 * Names what the app's first page, the menu, is made of, as the server does in the pages that it
 * sends: else each part would be asked for when the one before it has run.
 */
function firstParts({ locales }: Site): Plugin {
  const sources = [
    "apps/web/src/storefront/menu/menu-page.tsx",
    `apps/web/src/i18n/${locales.default}.ts`,
  ].map((path) => join(ROOT, path).replaceAll("\\", "/"));
  return {
    name: "first-parts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => [
        ...[...partsOf(bundle, sources)].map((file) =>
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

/** The files of these sources and of all that they import, each once. */
function partsOf(
  bundle: NonNullable<IndexHtmlTransformContext["bundle"]>,
  sources: readonly string[],
): Set<string> {
  const parts = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || file.isEntry || parts.has(name)) return;
    parts.add(name);
    file.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === "chunk" && sources.includes(file.facadeModuleId ?? "")) add(name);
  return parts;
}

/** As on the site, with the restaurant's server alone: cards are paid on the site's own page. */
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
