import { readSettings } from "@noren/contract/settings.ts";
import { siteConfigSchema } from "@noren/contract/site-config.ts";
import { aMenu, anItem, everyDay } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { loadMessages } from "../i18n/messages.ts";
import { menusOnSale } from "./menus.ts";
import { openGraph } from "./open-graph.ts";
import { openingHoursSpecification } from "./opening-hours.ts";
import { organization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import { restaurant } from "./restaurant.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
import { textFile } from "./text-file.ts";

const SITE_ROOT = "https://kawabe.example";
const site = siteConfigSchema.parse({ site_id: "kawabe", title: "Kawabe" });

function factsWith(settings: Record<string, unknown>, menus = [aMenu()]): PageFacts {
  const pairs = Object.entries(settings).map(([name, value]) => ({ name, value }));
  const shop = { settings: readSettings(pairs).settings, menus, offers: [] };
  return {
    page: "menu",
    locale: "fr",
    site,
    siteRoot: SITE_ROOT,
    apiRoot: "",
    shop,
    today: "2026-12-20",
  };
}

const CONTACTS = {
  name: "Kawabe",
  address: "27 quai des Brumes, 69002 Lyon",
  latitude: 45.756123456,
  longitude: "4.8",
  instagram: "https://instagram.example/kawabe",
  facebook: "kawabe.lyon",
};

test("only social links that begin with http are listed", () => {
  expect(organization(factsWith({ contacts: CONTACTS })).sameAs).toEqual([
    "https://instagram.example/kawabe",
  ]);
});

test("the restaurant has its address in parts and its coordinates to five decimals", () => {
  expect(restaurant(factsWith({ contacts: CONTACTS }))).toMatchObject({
    name: "Kawabe",
    address: { streetAddress: "27 quai des Brumes", postalCode: "69002", addressLocality: "Lyon" },
    geo: { latitude: 45.75612, longitude: 4.8 },
    hasMenu: `${SITE_ROOT}/menu`,
  });
});

test.each([
  "27 quai des Brumes, 69002 Lyon, France",
  "27 quai des Brumes, 69002 Lyon France",
  "27 quai des Brumes 69002 LYON CEDEX 02 - FRANCE",
  "27 quai des Brumes\n69002 Lyon (Rhône)\nFrance",
  "27 quai des Brumes, F-69 002 Lyon, Rhône, France",
])("the town of the restaurant is the town alone: %j", (address) => {
  const facts = factsWith({ contacts: { ...CONTACTS, address } });
  const parts = { streetAddress: "27 quai des Brumes", postalCode: "69002", addressCountry: "FR" };
  expect(restaurant(facts).address).toMatchObject(parts);
  expect(restaurant(facts).address.addressLocality).toMatch(/^lyon$/i);
});

test("the telephone of restaurant and organization is the number alone, or left out", () => {
  const telephones = (phone: string) => {
    const facts = factsWith({ contacts: { ...CONTACTS, phone } });
    return [restaurant(facts).telephone, organization(facts).telephone];
  };
  const number = "+33478000000";
  expect(telephones("+33 (0)4 78 00 00 00 / 06 12 34 56 78")).toEqual([number, number]);
  expect(telephones("sur place")).toEqual([undefined, undefined]);
});

test("the delivery radius is in metres, whatever the unit of the settings", () => {
  const radius = (unit: string) =>
    restaurant(
      factsWith({
        contacts: CONTACTS,
        "features.delivery": { max_distance: "5", unit, calculation_type: "distance" },
      }),
    ).areaServed;
  expect(radius("km")).toMatchObject({ "@type": "GeoCircle", geoRadius: 5000 });
  expect(radius("miles")).toMatchObject({ geoRadius: 8047 });
});

test("zones are listed in zone mode, within the radius; only active payment methods are listed", () => {
  const zones = [{ name: "Presqu’île", postal_code: 69002 }];
  const facts = factsWith({
    contacts: CONTACTS,
    "features.delivery": { calculation_type: "zone_based", zones, max_distance: 8 },
    payments: { cod: { active: 1 }, stripe: { active: "true" } },
  });
  const { areaServed, paymentAccepted } = restaurant(facts);
  expect(areaServed).toMatchObject({
    geo: { "@type": "GeoCircle", geoRadius: 8000 },
    containsPlace: [{ name: "Presqu’île", address: { postalCode: "69002" } }],
  });
  expect(paymentAccepted).toBe("Cash, Credit Card");
});

test("a shared link shows the restaurant's picture, else that of its best dish that has one", async () => {
  await loadMessages("fr");
  const picture = { path: "/p/kawabe", widths: [1200], formats: ["jpg"], background: "#000000" };
  const dishes = [
    anItem({ item_id: 1, item_score: 9, item_image: null }),
    anItem({ item_id: 2, item_score: 1, item_image: "/p/last.jpg" }),
    anItem({ item_id: 3, item_score: 5, item_image: "https://cdn.example/best.jpg" }),
  ].map((item, index) => ({ ...item, item_category_id: index + 1 }));
  const [category] = aMenu().categories;
  const menus = [aMenu({ categories: category ? [{ ...category, items: dishes }] : [] })];
  const imageOf = (settings: Record<string, unknown>, of = menus) =>
    openGraph(factsWith(settings, of)).filter(([name]) => name.startsWith("og:image"));
  expect(imageOf({ pictures: { open_graph: picture } })).toContainEqual([
    "og:image",
    `${SITE_ROOT}/p/kawabe-1200.jpg`,
  ]);
  expect(imageOf({})).toEqual([
    ["og:image", "https://cdn.example/best.jpg"],
    ["og:image:alt", "Kawabe"],
  ]);
  expect(restaurant(factsWith({}, menus)).image).toBe("https://cdn.example/best.jpg");
  expect(imageOf({}, [aMenu({ ...menus[0], menu_is_available: false })])).toEqual([]);
});

test("a restaurant without coordinates has no place and no radius", () => {
  const facts = factsWith({ "features.delivery": { calculation_type: "distance" } });
  expect(restaurant(facts)).toMatchObject({ geo: undefined, areaServed: undefined });
});

test("days with the same services share a specification", () => {
  const times = [{ start: "19:00", end: "01:00" }];
  const menu = aMenu({ active_times: everyDay({ label: "", is_open: true, times }) });
  const [hours, ...others] = openingHoursSpecification([menu]);
  expect(others).toEqual([]);
  expect(hours).toMatchObject({ opens: "19:00", closes: "01:00" });
  expect(hours?.dayOfWeek).toHaveLength(7);
});

test("a day without closing ends at 23:59 for search engines, which read equal times as closed", () => {
  const times = [{ start: "00:00", end: "00:00" }];
  const menu = aMenu({ active_times: everyDay({ label: "", is_open: true, times }) });
  expect(openingHoursSpecification([menu])).toMatchObject([{ opens: "00:00", closes: "23:59" }]);
});

test("a closed date is a special day from midnight to midnight, and the usual week stays", () => {
  const closed = { label: "", is_open: false, times: [] };
  const lists = { active_times: closed, time_ranges: [], pickup_time_ranges: [] };
  const menu = aMenu({ dates: { "2026-12-25": lists } });
  const { openingHoursSpecification: week, specialOpeningHoursSpecification: special } = restaurant(
    factsWith({}, [menu]),
  );
  expect(special).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      validFrom: "2026-12-25",
      validThrough: "2026-12-25",
      opens: "00:00",
      closes: "00:00",
    },
  ]);
  expect(week).toEqual(openingHoursSpecification([aMenu()]));
  expect(week.flatMap(({ dayOfWeek }) => dayOfWeek)).toContain("https://schema.org/Friday");
});

test("a date with other hours has each of its services; without such dates there is no special day", () => {
  const times = [
    { start: "11:30", end: "14:00" },
    { start: "18:00", end: "02:00" },
  ];
  const active_times = { label: "", is_open: true, times };
  const lists = { active_times, time_ranges: [], pickup_time_ranges: [] };
  const menu = aMenu({ dates: { "2026-12-31": lists, "2026-12-19": lists } });
  expect(restaurant(factsWith({}, [menu])).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: "2026-12-31", validThrough: "2026-12-31", opens: "11:30", closes: "14:00" },
    { validFrom: "2026-12-31", validThrough: "2026-12-31", opens: "18:00", closes: "02:00" },
  ]);
  expect(restaurant(factsWith({})).specialOpeningHoursSpecification).toBeUndefined();
});

test("a dish has its price in euros and its own URL; menus not on sale are left out", () => {
  const item = anItem({ item_image: "/pictures/x.jpg" });
  const category = {
    category_id: 1,
    category_name: "Nigiri",
    category_description: "",
    items: [item],
  };
  const menus = [
    aMenu({ categories: [category] }),
    aMenu({ menu_id: 2, menu_is_available: false }),
  ];
  const [menu, ...others] = menusOnSale({ ...factsWith({}, menus), locale: "en" });
  expect(others).toEqual([]);
  expect(menu?.hasMenuSection[0]?.hasMenuItem[0]).toMatchObject({
    name: item.item_name,
    image: `${SITE_ROOT}/pictures/x.jpg`,
    offers: {
      price: (item.item_price.price_pickup / 100).toFixed(2),
      priceCurrency: "EUR",
      url: `${SITE_ROOT}/en/menu?product=${item.item_id}`,
    },
  });
});

test("a sitemap lists the published pages in its language, with the other language as alternate", () => {
  const xml = sitemap("en", site, SITE_ROOT);
  expect(xml).toContain(`<loc>${SITE_ROOT}/en/menu</loc>`);
  expect(xml).toContain(`hreflang="fr" href="${SITE_ROOT}/menu"`);
  for (const path of ["/checkout", "/about", "/blog"]) expect(xml).not.toContain(path);
  expect(sitemap("fr", { ...site, disallowed_pages: [] }, SITE_ROOT)).toContain(
    `<loc>${SITE_ROOT}/about</loc>`,
  );
});

test("every form has a sitemap, and robots.txt lists those of the site's languages", () => {
  const context = { site, siteRoot: SITE_ROOT };
  const files = ["/sitemap.xml", "/fr/sitemap.xml", "/en/sitemap.xml"];
  for (const path of files) expect(textFile(path, context)?.type).toContain("xml");
  expect(textFile("/fr/sitemap.xml", context)).toEqual(textFile("/sitemap.xml", context));
  expect(textFile("/sitemap", context)).toBeNull();

  const text = robots(site, SITE_ROOT);
  for (const path of files) expect(text).toContain(`Sitemap: ${SITE_ROOT}${path}\n`);
  expect(text).toContain("Disallow: /en/checkout\n");
  expect(text).not.toContain("Disallow: /menu");
  const frenchOnly = { ...site, locales: { ...site.locales, available: ["fr" as const] } };
  expect(robots(frenchOnly, SITE_ROOT)).not.toContain("/en/sitemap.xml");
});

test("a dish lists its diets, unless its allergens contradict them; spicy is not a diet", () => {
  const suits = anItem({ diets: ["vegetarian", "gluten_free", "spicy"] });
  const milk = { contains: ["milk" as const], may_contain: [] };
  const belied = anItem({ diets: ["vegan"], allergens: milk });
  const category = { category_id: 1, category_name: "", category_description: "" };
  const menus = [aMenu({ categories: [{ ...category, items: [suits, belied, anItem()] }] })];
  const [menu] = menusOnSale(factsWith({}, menus));
  const diets = menu?.hasMenuSection[0]?.hasMenuItem.map((item) => item.suitableForDiet);
  expect(diets).toEqual([
    ["https://schema.org/VegetarianDiet", "https://schema.org/GlutenFreeDiet"],
    ["https://schema.org/VegetarianDiet"],
    undefined,
  ]);
});
