import { readablePath } from "./readable-path.ts";
import type { PageAddress } from "./render-context.ts";
import { FORMS, formOf, inForm, PAGES, pathOf } from "./routes.ts";

/** Stands in a rendered template for what visitors choose. Not a word that any page shows. */
const PLACEHOLDER = "noren-placeholder";

const PARAMETER = /:\w+$/;

const PATHS = FORMS.flatMap(({ prefix }) => PAGES.map(({ id }) => pathOf(id, prefix)));

/** The addresses of pages in their one spelling, which most requests have. */
const FIXED = new Map<string, PageAddress>(
  PATHS.filter((path) => !PARAMETER.test(path)).map((path) => [
    path,
    { canonical: path, template: path, fill: null },
  ]),
);

/** The specification writes the home page of a form with its slash: both are right. */
const HOMES = new Map<string, PageAddress>(
  FORMS.filter(({ prefix }) => prefix !== "").map(({ prefix }) => [
    `${prefix}/`,
    { canonical: `${prefix}/`, template: prefix, fill: null },
  ]),
);

/** The same by what the router compares: it ignores capitals. */
const BY_KEY = new Map([...FIXED].map(([path, address]) => [path.toLowerCase(), address]));

/** What stands before the parameter of the other addresses: `/en/track/`. */
const BASES = new Set(
  PATHS.filter((path) => PARAMETER.test(path)).map((path) => path.replace(PARAMETER, "")),
);

/**
 * Which page an address is one of. Strangers can write an address in endless ways: what is rendered
 * is one of a fixed number of templates.
 */
export function pageAddress(pathname: string): PageAddress {
  const fixed = FIXED.get(pathname) ?? HOMES.get(pathname);
  if (fixed) return fixed;
  // To a browser a link to `//host` is one to another site.
  const path = withPlainPrefix(pathname.replace(/\/{2,}/g, "/"));
  const key = keyOf(path);
  const known = BY_KEY.get(key);
  if (known) return known;
  const base = key.slice(0, key.lastIndexOf("/") + 1);
  return BASES.has(base) ? withParameter(base, path) : notFound(path);
}

/** A prefix in capitals or escapes is that form's as well. */
function withPlainPrefix(path: string): string {
  const [, first = ""] = path.split("/");
  const name = `/${decoded(first).toLowerCase()}`;
  return FORMS.some(({ prefix }) => prefix === name) ? name + path.slice(first.length + 1) : path;
}

/** As the router reads a path: each segment decoded, without capitals and the slash at the end. */
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

/** An order's id is written as the visitor wrote it: it may be another server's. */
function withParameter(base: string, path: string): PageAddress {
  const value = path.split("/").findLast((segment) => segment !== "") ?? "";
  return {
    canonical: base + value,
    template: base + PLACEHOLDER,
    fill: (html) => html.replaceAll(PLACEHOLDER, () => escapeHtml(value)),
  };
}

/** The page shows the whole path, readable; its links to other forms hold what follows the prefix. */
function notFound(path: string): PageAddress {
  const template = inForm(`/${PLACEHOLDER}`, formOf(path).prefix);
  return {
    canonical: path,
    template,
    fill: (html) =>
      html
        .replaceAll(`/${PLACEHOLDER}"`, () => `${escapeHtml(inForm(path, ""))}"`)
        .replaceAll(template, () => escapeHtml(readablePath(path))),
  };
}

/** As React escapes text and attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}
