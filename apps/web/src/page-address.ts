import { readablePath } from "./readable-path.ts";
import type { PageAddress } from "./render-context.ts";
import { FORMS, formOf, inForm, PAGES, pathOf } from "./routes.ts";

/** Placeholder in a rendered template for parts chosen by visitors. Occurs in no page's text. */
const PLACEHOLDER = "noren-placeholder";

const PARAMETER = /:\w+$/;

const PATHS = FORMS.flatMap(({ prefix }) => PAGES.map(({ id }) => pathOf(id, prefix)));

/** The canonical paths of pages, used by most requests. */
const FIXED = new Map<string, PageAddress>(
  PATHS.filter((path) => !PARAMETER.test(path)).map((path) => [
    path,
    { canonical: path, template: path, fill: null, trackedId: null },
  ]),
);

/** The specification writes the home page of a form with a trailing slash: both are canonical. */
const HOMES = new Map<string, PageAddress>(
  FORMS.filter(({ prefix }) => prefix !== "").map(({ prefix }) => [
    `${prefix}/`,
    { canonical: `${prefix}/`, template: prefix, fill: null, trackedId: null },
  ]),
);

/** By the router's comparison key, which ignores case. */
const BY_KEY = new Map([...FIXED].map(([path, address]) => [path.toLowerCase(), address]));

/** Path before the parameter of the other pages: `/en/track/`. */
const BASES = new Set(
  PATHS.filter((path) => PARAMETER.test(path)).map((path) => path.replace(PARAMETER, "")),
);

const TRACKING = pathOf("track", "").replace(PARAMETER, "");

/**
 * Canonical path and template of a requested path. Paths can be spelled in countless ways; the
 * number of rendered templates is fixed.
 */
export function pageAddress(pathname: string): PageAddress {
  const fixed = FIXED.get(pathname) ?? HOMES.get(pathname);
  if (fixed) return fixed;
  // Browsers resolve a link to `//host` to another site.
  const path = withPlainPrefix(pathname.replace(/\/{2,}/g, "/"));
  const key = keyOf(path);
  const known = BY_KEY.get(key);
  if (known) return known;
  const base = key.slice(0, key.lastIndexOf("/") + 1);
  return BASES.has(base) ? withParameter(base, path) : notFound(path);
}

/** A prefix with capitals or percent-encoding belongs to the same form. */
function withPlainPrefix(path: string): string {
  const [, first = ""] = path.split("/");
  const name = `/${decoded(first).toLowerCase()}`;
  return FORMS.some(({ prefix }) => prefix === name) ? name + path.slice(first.length + 1) : path;
}

/**
 * A path's key as the router compares it: segments decoded, in lower case, without the trailing
 * slash.
 */
function keyOf(path: string): string {
  const segments = path.split("/").map((segment) => decoded(segment).replaceAll("/", "%2f"));
  return segments.join("/").toLowerCase().replace(/\/$/, "") || "/";
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An order's id keeps its spelling, because it may be another server's. */
function withParameter(base: string, path: string): PageAddress {
  const value = path.split("/").findLast((segment) => segment !== "") ?? "";
  return {
    canonical: base + value,
    template: base + PLACEHOLDER,
    fill: (html) => html.replaceAll(PLACEHOLDER, () => escapeHtml(value)),
    trackedId: inForm(base, "") === TRACKING ? decoded(value) : null,
  };
}

/** The page shows the decoded path; its links to other forms use the path after the prefix. */
function notFound(path: string): PageAddress {
  const template = inForm(`/${PLACEHOLDER}`, formOf(path).prefix);
  return {
    canonical: path,
    template,
    trackedId: null,
    fill: (html) =>
      html
        .replaceAll(`/${PLACEHOLDER}"`, () => `${escapeHtml(inForm(path, ""))}"`)
        .replaceAll(template, () => escapeHtml(readablePath(path))),
  };
}

/** The same escaping as React's for text and attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}
