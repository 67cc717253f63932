import iconSymbols from "virtual:icons";
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { Locale } from "@noren/contract/locales.ts";
import { KEEP_EARLY_PRESSES } from "./platform/early-presses.ts";
import { NAME_HOME } from "./platform/home-address.ts";
import { NOTICE_LATE_START } from "./platform/late-start.ts";
import type { Assets, Bootstrap } from "./render-context.ts";
import { iconSheet } from "./ui/icon-sheet.ts";
import { NIGHT } from "./ui/token-colors.ts";

/** The content security policy allows it by its hash. */
export const INLINE_SCRIPT = NAME_HOME + NOTICE_LATE_START + KEEP_EARLY_PRESSES;

type DocumentParts = {
  locale: Locale;
  /** Prefix of the URL's form. */
  prefix: string;
  /** React's output: title and link elements first, then the page. */
  markup: string;
  /** What is shown where scripts stay away; "" for a page that has none. */
  notices: string;
  /** Shown above the page, but behind its skip link for the keyboard; absent on live pages. */
  banner?: string | null;
  assets: Assets;
  preloads: string[];
  /** Null for a static page without scripts. */
  bootstrap: Bootstrap | null;
  /** Open Graph metadata by property. */
  openGraph: [string, string][];
  /** JSON-LD for search engines; the content security policy does not apply to data blocks. */
  structuredData: object[];
};

/** Start of the page in the markup: the attribute of the layout's first element. */
const PAGE_START = "<div data-page";

/** Lets the banner stand first although it comes last. */
const UNDER_BANNER = ' style="display:flex;flex-direction:column"';

export function documentOf(parts: DocumentParts): string {
  const {
    locale,
    prefix,
    markup,
    notices,
    banner,
    assets,
    preloads,
    bootstrap,
    openGraph,
    structuredData,
  } = parts;
  // React outputs hoisted elements before the page; they belong in the head.
  const at = markup.indexOf(PAGE_START);
  const hoisted = markup.slice(0, at);
  const page = markup.slice(at);
  const files = [...new Set(preloads)].filter((file) => file !== assets.entry);
  const scripts = bootstrap
    ? [assets.entry, ...files.filter((file) => !file.endsWith(".css"))]
    : [];

  return [
    `<!doctype html><html lang="${locale}">`,
    `<head${bootstrap && prefix ? ` data-prefix="${prefix}"` : ""}><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    bootstrap ? `<script>${INLINE_SCRIPT}</script>` : "",
    hoisted,
    `<meta name="theme-color" content="${NIGHT}"><meta name="color-scheme" content="light dark">`,
    `<link rel="manifest" href="${prefix}/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="/icons/apple-180.png">`,
    ...[displayFont, textFont].map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...openGraph.map(
      ([property, content]) => `<meta property="${property}" content="${attribute(content)}">`,
    ),
    criticalStyles(assets),
    ...files
      .filter((file) => file.endsWith(".css") && !assets.styles.includes(file))
      .map(stylesheet),
    // Early but after the first pictures: the page is readable and scrollable without scripts.
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    `</head><body${banner ? UNDER_BANNER : ""}>${iconSheet(iconSymbols)}${notices}`,
    `<div id="root">${page}</div>${banner ?? ""}`,
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${inlineJson(data)}</script>`,
    ),
    bootstrap ? start(bootstrap, assets.entry) : "",
    "</body></html>",
  ].join("");
}

function start(bootstrap: Bootstrap, entry: string): string {
  const json = `<script type="application/json" id="bootstrap">${inlineJson(bootstrap)}</script>`;
  return `${json}<script type="module" src="${entry}"></script>`;
}

/**
 * The inlined styles replace the entry's stylesheet. Its link stays, disabled and so never fetched:
 * chunks loaded later find it and do not load it again.
 */
function criticalStyles({ criticalCss, styles }: Assets): string {
  if (!criticalCss) return styles.map(stylesheet).join("");
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return `<style>${criticalCss}</style>${links.join("")}`;
}

function stylesheet(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** A `<` could end the script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
