import { matchRoutes, type RouteObject } from "react-router";
import { readablePath } from "./readable-path.ts";
import type { PageAddress } from "./render-context.ts";
import { FORMS, formOf, inForm, PAGES, type PageId, pageOf, pathOf } from "./routes.ts";

/** Stands in a rendered template for what visitors choose. Not a word that any page shows. */
const PLACEHOLDER = "noren-placeholder";

/** Addresses in their one spelling, which most requests have. */
const FIXED = new Map<string, PageAddress>(
  FORMS.flatMap(({ prefix }) =>
    PAGES.filter(({ path }) => !path.includes(":")).map(({ id }) => {
      const path = pathOf(id, prefix);
      return [path, { canonical: path, template: path, fill: null }];
    }),
  ),
);

/**
 * Which page an address is one of. Strangers can write an address in endless ways: what is rendered
 * is one of a fixed number of templates.
 */
export function pageAddress(routes: RouteObject[], pathname: string): PageAddress {
  const fixed = FIXED.get(pathname);
  if (fixed) return fixed;
  // To a browser a link to `//host` is one to another site.
  const path = withSmallPrefix(pathname.replace(/\/{2,}/g, "/"));
  const { id, prefix } = pageAt(routes, path);
  if (id === null) return notFound(path);
  const canonical = pathOf(id, prefix);
  const parameter = /\/:\w+$/;
  if (!parameter.test(canonical)) return FIXED.get(canonical) ?? notFound(path);
  const base = canonical.replace(parameter, "/");
  const value = path.split("/").findLast((segment) => segment !== "") ?? "";
  return {
    canonical: base + value,
    template: base + PLACEHOLDER,
    fill: (html) => html.replaceAll(PLACEHOLDER, () => escapeHtml(value)),
  };
}

function withSmallPrefix(path: string): string {
  const { prefix } = formOf(path);
  return prefix + path.slice(prefix.length);
}

/** The page that the router would show, and in which form; its id is null where there is none. */
function pageAt(routes: RouteObject[], path: string): { id: PageId | null; prefix: string } {
  const shown = matchRoutes(routes, path)?.at(-1)?.route;
  const id = (shown?.handle as PageId | undefined) ?? null;
  return { id, prefix: id === null ? "" : (shown?.id ?? "").slice(pageOf(id).id.length) };
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
