import { siteConfigSchema } from "@noren/contract/site-config.ts";
import { expect, test } from "vitest";
import { sourceOfWords } from "./i18n/messages.ts";
import { loadPage, sourceOfPage } from "./page-components.ts";
import {
  FORMS,
  formOf,
  inForm,
  isPublished,
  LEGAL_PAGES,
  PAGES,
  pageOf,
  pathOf,
  restaurantPages,
} from "./routes.ts";
import { NotFoundPage } from "./storefront/layout/not-found-page.tsx";

test("every page has its three forms", () => {
  expect(FORMS.map(({ prefix }) => pathOf("menu", prefix))).toEqual([
    "/menu",
    "/fr/menu",
    "/en/menu",
  ]);
  expect(FORMS.map(({ prefix }) => pathOf("home", prefix))).toEqual(["/", "/fr", "/en"]);
});

test("formOf reads form and locale from a locale's path segment, not from a longer one", () => {
  expect(formOf("/en/menu")).toEqual({ prefix: "/en", locale: "en" });
  expect(formOf("/fr")).toEqual({ prefix: "/fr", locale: "fr" });
  expect(formOf("/EN/menu")).toEqual({ prefix: "/en", locale: "en" });
  expect(inForm("/EN/menu", "")).toBe("/menu");
  expect(formOf("/english")).toEqual({ prefix: "", locale: "fr" });
});

test("a path is converted to the same page in another form", () => {
  expect(inForm("/fr/menu", "/en")).toBe("/en/menu");
  expect(inForm("/en", "")).toBe("/");
  expect(inForm("/", "/en")).toBe("/en");
});

test("page ids and paths are unique, and each source is an existing file", () => {
  expect(new Set(PAGES.map(({ id }) => id)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  const words = PAGES.flatMap((page) => page.words ?? []);
  const sources = [
    ...PAGES.map(({ id }) => sourceOfPage(id)),
    ...["shared" as const, ...words].flatMap((name) => [
      sourceOfWords("fr", name),
      sourceOfWords("en", name),
    ]),
  ];
  const files = Object.keys(
    import.meta.glob(["./storefront/*/*-page.tsx", "./i18n/{en,fr}.ts", "./i18n/*-{en,fr}.ts"]),
  );
  expect(files).toEqual(
    expect.arrayContaining(sources.map((source) => source.replace(/^src/, "."))),
  );
});

test.each(PAGES)("the file of the page $id exports a component of its name", async ({ id }) => {
  expect(await loadPage(id)).not.toBe(NotFoundPage);
});

test("disallowed pages are not published; removing one from the list publishes it", () => {
  const site = siteConfigSchema.parse({ site_id: "kawabe", title: "Kawabe" });
  expect(restaurantPages(site)).toEqual([]);
  expect(isPublished(pageOf("about"), site)).toBe(false);
  expect(restaurantPages({ ...site, disallowed_pages: ["Blog"] })).toEqual(["about", "contact"]);
  expect(isPublished(pageOf("checkout"), { ...site, disallowed_pages: [] })).toBe(false);
  for (const page of LEGAL_PAGES) expect(isPublished(pageOf(page), site)).toBe(true);
});
