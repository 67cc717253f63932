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

test("every spelling of a path has one canonical form, at which the router shows its template", () => {
  for (const path of ADDRESSES)
    for (const spell of SPELLINGS) {
      const { canonical, template } = pageAddress(spell(path));
      expect(pageAddress(canonical).canonical, spell(path)).toBe(canonical);
      expect(shownAt(canonical), spell(path)).toBe(shownAt(template));
      expect(canonical).toMatch(/^\/(?![/\\])/);
    }
});

test("a spelling that the router accepts for a page redirects to that page", () => {
  for (const path of ADDRESSES)
    for (const spell of SPELLINGS) {
      const shown = shownAt(spell(path));
      if (shown && !shown.startsWith("not-found"))
        expect(shownAt(pageAddress(spell(path)).canonical), spell(path)).toBe(shown);
    }
});

test.each(["/%", "/menu%E0%A4%A", "/menu/%", "/menu%2f", "/%2f/menu", "/menu%00"])(
  "%s is an unknown page and not redirected",
  (path) => {
    expect(pageAddress(path)).toMatchObject({ canonical: path, template: "/noren-placeholder" });
  },
);

const HOSTILE = `<b>&"'$&`;
const SHOWN = "&lt;b&gt;&amp;&quot;&#x27;$&amp;";

test("any order id is escaped in its page", () => {
  const { template, fill } = pageAddress(`/en/track/${HOSTILE}`);
  expect(template).toBe("/en/track/noren-placeholder");
  expect(fill?.(`<a href="${template}">`)).toBe(`<a href="/en/track/${SHOWN}">`);
});

test("an unknown path is escaped in its page and in the links to its other forms", () => {
  const { template, fill } = pageAddress(`/en/${HOSTILE}`);
  expect(template).toBe("/en/noren-placeholder");
  const page = `<p>${template}</p><a href="/fr/noren-placeholder">`;
  expect(fill?.(page)).toBe(`<p>/en/${SHOWN}</p><a href="/fr/${SHOWN}">`);
});

test("an unknown path belongs to the form of its prefix, in any case and percent-encoding", () => {
  for (const path of ["/EN/nowhere", "/%65n/nowhere"])
    expect(pageAddress(path)).toMatchObject({
      canonical: "/en/nowhere",
      template: "/en/noren-placeholder",
    });
});

test("the home page of a form is canonical with and without a trailing slash", () => {
  for (const path of ["/en", "/en/"]) expect(pageAddress(path).canonical).toBe(path);
});

test("the number of templates is fixed, whatever paths are requested", () => {
  const templates = new Set(
    ADDRESSES.flatMap((path) => SPELLINGS.map((spell) => pageAddress(spell(path)).template)),
  );
  // One more per form for unknown paths.
  expect(templates.size).toBe((PAGES.length + 1) * FORMS.length);
});
