import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceOfPage } from "../apps/web/src/page-components.ts";
import { PAGES } from "../apps/web/src/routes.ts";
import { importsOf } from "./import-graph.ts";
import { ROOT } from "./root.ts";

const WEB = "apps/web/";

/** They are loaded with their words, also where another page fetches them ahead. */
const PAGE_SOURCES = new Set(PAGES.map(({ id }) => `${WEB}${sourceOfPage(id)}`));

/** A component's catalogue besides the shared one: `useMessages<"checkout">()`. */
const CATALOGUE = /\buse(?:Locale|Messages)<"(\w+)">\(\)/g;

/**
 * Every file that may run once `start` is loaded, lazy chunks included, but for those of other
 * pages.
 */
function reachedFrom(start: string, pages = PAGE_SOURCES): Set<string> {
  const reached = new Set([start]);
  for (const file of reached)
    for (const target of importsOf(file)) if (!pages.has(target)) reached.add(target);
  return reached;
}

/** `catalogue in file` for each catalogue that a file beyond the shared words asks for. */
function cataloguesFrom(start: string): string[] {
  return [...reachedFrom(start)].flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(CATALOGUE)].map(
      ([, catalogue]) => `${catalogue} in ${file}`,
    ),
  );
}

test.each(PAGES)("$id reaches only components whose words it loads", ({ id, words = [] }) => {
  const used = cataloguesFrom(`${WEB}${sourceOfPage(id)}`);
  const loaded = words.map((catalogue) => `${catalogue} in `);
  expect(used.filter((use) => !loaded.some((known) => use.startsWith(known)))).toEqual([]);
});

test("the layout of every page uses the shared words only", () => {
  expect(cataloguesFrom(`${WEB}src/storefront/layout/storefront-layout.tsx`)).toEqual([]);
});

test("the desk's orders, layout and signed-out pages use no words of the back office", () => {
  const table = `${WEB}src/desk/desk-pages.ts`;
  const pages = [
    ...readFileSync(join(ROOT, table), "utf8").matchAll(/import\("\.\/([^"]+)"\)/g),
  ].map(([, path]) => `${WEB}src/desk/${path}`);
  expect(pages.length).toBeGreaterThan(20);
  const reached = reachedFrom(`${WEB}src/desk/entry-desk.tsx`, new Set(pages));
  expect(reached).toContain(`${WEB}src/desk/orders/order-details.tsx`);
  const users = [...reached].filter((file) =>
    /\buseOffice\(/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(users).toEqual([`${WEB}src/desk/desk-context.tsx`]);
});
