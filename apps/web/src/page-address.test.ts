import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";
import { makeRoutes } from "./router.tsx";
import { FORMS, PAGES, pathOf } from "./routes.ts";

const routes = makeRoutes();
const shownAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;

const ADDRESSES = FORMS.flatMap(({ prefix }) =>
  PAGES.map(({ id }) => pathOf(id, prefix).replace(/:\w+$/, "aBc")),
);

const SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}///`,
  (path) => path.replace("/", "//"),
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}%2f`,
  (path) => `${path}/x`,
  (path) => `${path}x`,
];

test("every spelling of an address has one canonical form, at which the router shows its template", () => {
  for (const path of ADDRESSES)
    for (const spell of SPELLINGS) {
      const { canonical, template } = pageAddress(spell(path));
      expect(pageAddress(canonical).canonical, spell(path)).toBe(canonical);
      expect(shownAt(canonical), spell(path)).toBe(shownAt(template));
      expect(canonical).toMatch(/^\/(?![/\\])/);
    }
});

test("a spelling that the router takes for a page is redirected to that page", () => {
  for (const path of ADDRESSES)
    for (const spell of SPELLINGS) {
      const shown = shownAt(spell(path));
      if (shown && !shown.startsWith("not-found"))
        expect(shownAt(pageAddress(spell(path)).canonical), spell(path)).toBe(shown);
    }
});

test.each(["/%", "/menu%E0%A4%A", "/menu/%", "/menu%2f", "/%2f/menu", "/menu%00"])(
  "%s is an unknown page, in no other spelling",
  (path) => {
    expect(pageAddress(path)).toMatchObject({ canonical: path, template: "/noren-placeholder" });
  },
);

test("however addresses are written, the templates are of a fixed number", () => {
  const templates = new Set(
    ADDRESSES.flatMap((path) => SPELLINGS.map((spell) => pageAddress(spell(path)).template)),
  );
  // One more for unknown addresses of each form.
  expect(templates.size).toBe((PAGES.length + 1) * FORMS.length);
});
