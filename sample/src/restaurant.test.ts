import type { WireMenu } from "@noren/contract/menus.ts";
import { readMenus } from "@noren/contract/menus.ts";
import type { WireCoupon, WireOffer } from "@noren/contract/offers.ts";
import { readCoupon, readOffers } from "@noren/contract/offers.ts";
import { readSettings } from "@noren/contract/settings.ts";
import { WEEKDAYS } from "@noren/ordering/model.ts";
import { describe, expect, it } from "vitest";
import { slotsOf } from "./hours.ts";
import { TOPPINGS } from "./ids.ts";
import { sampleRestaurant } from "./restaurant.ts";

const { menus, offers, coupons, settings } = sampleRestaurant;
const categories = menus.flatMap((menu) => menu.categories);
const items = categories.flatMap((category) => category.items);
const options = items.flatMap((item) => item.options);
const choices = options.flatMap((option) => option.option_options);
const shared = options.filter(({ group_id }) => group_id !== undefined);
/** Choices of a group that several dishes share are the same choices. */
const unshared = options
  .filter((option) => !shared.includes(option) || option === shared[0])
  .flatMap((option) => option.option_options);

function idsOf({ option_id, option_options }: (typeof options)[number]): number[] {
  return [option_id, ...option_options.map(({ id }) => id)];
}

/** Every French text with its English translation, at any depth of the record. */
function wordPairs(record: unknown): { field: string; fr: unknown; en: unknown }[] {
  if (Array.isArray(record)) return record.flatMap(wordPairs);
  if (typeof record !== "object" || record === null) return [];
  const fields = record as Record<string, unknown> & { translations?: { en: object } };
  const own = Object.entries(fields.translations?.en ?? {}).map(([field, en]) => ({
    field,
    fr: fields[field],
    en,
  }));
  const { translations: _, ...rest } = fields;
  return [...own, ...Object.values(rest).flatMap(wordPairs)];
}

describe("the sample restaurant", () => {
  it("is parsed by the contract without problems", () => {
    const wire: { menus: WireMenu[]; offers: WireOffer[]; coupons: WireCoupon[] } = {
      menus,
      offers: offers as WireOffer[],
      coupons,
    };
    expect(readMenus(wire.menus)).toHaveLength(2);
    expect(readOffers(wire.offers)).toHaveLength(offers.length);
    expect(wire.coupons.map(readCoupon)).toHaveLength(coupons.length);
    const read = readSettings(settings);
    expect(read.problems).toEqual([]);
    expect(read.settings.contacts.name).toBe("Kawabe");
  });

  it("has a French and an English text in every translated field", () => {
    const pairs = wordPairs(menus).concat(wordPairs(offers));
    expect(pairs.length).toBeGreaterThan(items.length * 2);
    const wordless = pairs.filter(({ fr, en }) => !fr || !en || `${fr}${en}`.includes("undefined"));
    expect(wordless).toEqual([]);
  });

  it("has a full sentence as the description of every dish", () => {
    for (const { item_description: fr, translations } of items) {
      expect(fr.length).toBeGreaterThan(24);
      expect(fr.endsWith(".")).toBe(true);
      expect(translations.en.item_description.endsWith(".")).toBe(true);
    }
  });

  it("has at least 60 dishes, in 3 categories at midday and 10 in the evening", () => {
    expect(items.length).toBeGreaterThanOrEqual(60);
    expect(menus.map((menu) => menu.categories.length)).toEqual([3, 10]);
    for (const category of categories) expect(category.items.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["dish", items.map((item) => item.item_id)],
    ["category", categories.map((category) => category.category_id)],
    ["option", options.map((option) => option.option_id)],
    ["choice", unshared.map((choice) => choice.id)],
    ["offer", offers.map((offer) => offer.id)],
  ])("has unique ids in its %s records", (_, ids) => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has a distinct picture for every dish", () => {
    for (const { item_name, item_picture } of items)
      expect(item_picture?.widths, item_name).toContain(640);
    expect(new Set(items.map((item) => item.item_picture?.path)).size).toBe(items.length);
  });

  it("has a picture for every key of the setting `pictures`", () => {
    const { pictures } = readSettings(settings).settings;
    expect(Object.values(pictures)).not.toContain(null);
  });

  it("shares one group of choices between dishes, at a price of its own on one of them", () => {
    expect(shared.map(({ group_id }) => group_id)).toEqual([TOPPINGS, TOPPINGS]);
    const [one, other] = shared.map(({ option_options }) => option_options);
    expect(one?.map(({ id, name }) => [id, name])).toEqual(
      other?.map(({ id, name }) => [id, name]),
    );
    expect(one?.map(({ price }) => price)).not.toEqual(other?.map(({ price }) => price));
    const ids = options.filter((option) => !shared.includes(option)).flatMap(idsOf);
    expect(Math.max(...ids)).toBeLessThan(TOPPINGS);
  });

  it("has an option that depends on a choice of an earlier option of its dish", () => {
    const [dish] = items.filter((item) => item.options.some(({ only_with }) => only_with));
    const [size, toppings] = dish?.options ?? [];
    expect(toppings?.only_with?.option_id).toBe(size?.option_id);
    expect(size?.option_options.map(({ id }) => id)).toEqual(
      expect.arrayContaining(toppings?.only_with?.choices ?? [0]),
    );
    expect(toppings?.min).toBe(0);
  });

  it("has enough choices in every option for its `min` and `max`", () => {
    for (const { min, max, option_options } of options) {
      expect(min).toBeGreaterThanOrEqual(0);
      expect(max).toBeGreaterThanOrEqual(Math.max(1, min));
      expect(max).toBeLessThanOrEqual(option_options.length);
    }
    expect(options.some(({ min }) => min > 0)).toBe(true);
  });

  it("never has a delivery price below the pickup price", () => {
    for (const { item_price } of items)
      expect(item_price.price_delivery).toBeGreaterThanOrEqual(item_price.price_pickup);
  });

  it("taxes alcohol at 20 %, sealed drinks at 5.5 % and the rest at 10 %", () => {
    const rates = new Set<number>();
    for (const { item_name, facts, item_price } of items) {
      const rate = facts?.alcohol_group !== undefined ? 20 : facts?.sealed ? 5.5 : 10;
      expect(item_price.tax_rate, item_name).toBe(rate);
      rates.add(rate);
    }
    expect(rates).toEqual(new Set([5.5, 10, 20]));
  });

  it("declares the allergens of every dish and of every choice", () => {
    for (const { allergens } of [...items, ...choices]) expect(allergens).not.toBeNull();
    expect(items.some(({ allergens }) => allergens.contains.length === 0)).toBe(true);
  });

  /** Checks allergens against the French texts, independently of the ingredient lists. */
  it.each([
    [/saumon|thon|daurade|anguille|tobiko|dashi|ponzu/i, "fish"],
    [/crevette/i, "crustaceans"],
    [/saint-jacques/i, "molluscs"],
    [/sésame/i, "sesame"],
    [/soja|tofu|miso(?!n)|edamame|tare|teriyaki|kabayaki|ponzu/i, "soy"],
    [
      /soja (salée|sucrée|réduit)|tare|tempura|gyoza|karaage|oignons frits|biscuit|bière/i,
      "gluten",
    ],
    [/tempura|omelette|mayonnaise|tiramisu|cheesecake/i, "eggs"],
    [/fromage frais|mascarpone|cheesecake/i, "milk"],
    [/pointe|mayonnaise/i, "mustard"],
  ] as const)(
    "declares on every dish or choice whose text matches %s the allergen %s",
    (words, allergen) => {
      const dishes = items.map((item) => ({
        ...item,
        says: `${item.item_name} ${item.item_description}`,
      }));
      const records = [...dishes, ...choices.map((choice) => ({ ...choice, says: choice.name }))];
      const named = records.filter(({ says }) => words.test(says));
      expect(named.length).toBeGreaterThan(0);
      const silent = named.filter(({ allergens }) => !allergens.contains.includes(allergen));
      expect(silent.map(({ says }) => says)).toEqual([]);
    },
  );

  it("has the diet `vegetarian` or `spicy` on every dish whose description says so", () => {
    const marked = (words: RegExp, diet: (typeof items)[number]["diets"][number]) => {
      const named = items.filter((item) => words.test(item.item_description));
      expect(named.length).toBeGreaterThan(0);
      for (const { diets } of named) expect(diets).toContain(diet);
    };
    marked(/végétarien/i, "vegetarian");
    marked(/épicée?|au piment|, piment/i, "spicy");
  });

  it("has an offer of each of the five types", () => {
    expect(new Set(offers.map((offer) => offer.type))).toEqual(
      new Set(["buy_one_get_one", "fixed_amount", "free_delivery", "free_item", "percentage"]),
    );
  });

  it("has an offer with dates and weekdays, and a coupon with each condition", () => {
    expect(offers.some(({ first_date, last_date }) => first_date && last_date)).toBe(true);
    expect(offers.some(({ weekdays }) => weekdays)).toBe(true);
    expect(coupons.some(({ once_per_customer }) => once_per_customer)).toBe(true);
    expect(coupons.some(({ weekdays }) => weekdays)).toBe(true);
    expect(coupons.some(({ delivery_pickup }) => delivery_pickup)).toBe(true);
  });

  it("refers in its offers only to existing menus, categories and dishes", () => {
    const itemIds = items.map((item) => item.item_id);
    for (const offer of offers) {
      expect(menus.map((menu) => menu.menu_id)).toEqual(expect.arrayContaining(offer.menus));
      expect(categories.map((category) => category.category_id)).toEqual(
        expect.arrayContaining(offer.categories),
      );
      expect(itemIds).toEqual(expect.arrayContaining(offer.items));
      if (offer.type === "free_item") expect(itemIds).toContain(offer.value);
    }
  });

  it("has one delivery zone per postcode, in Lyon, Villeurbanne or Caluire", () => {
    const { zones } = readSettings(settings).settings.delivery;
    const codes = zones.map((zone) => zone.postal_code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^69(00[1-9]|100|300)$/);
  });

  it("has at least one service on every day of the week, and two on six days", () => {
    const services = WEEKDAYS.map((day) =>
      menus.reduce((count, menu) => count + menu.active_times[day].times.length, 0),
    );
    expect(Math.min(...services)).toBeGreaterThanOrEqual(1);
    expect(services.filter((count) => count >= 2)).toHaveLength(6);
  });

  it("is closed on 25 December and 1 January of the coming years, and on no other date", () => {
    const { special_hours } = sampleRestaurant;
    expect(special_hours.slice(0, 3).map(({ date }) => date)).toEqual([
      "2026-12-25",
      "2027-01-01",
      "2027-12-25",
    ]);
    for (const { date, services } of special_hours) {
      expect(date).toMatch(/^20\d\d-(12-25|01-01)$/);
      expect(services).toEqual([]);
    }
  });

  it("has delivery and pickup slots on exactly the days on which a menu is open", () => {
    for (const menu of menus)
      for (const day of WEEKDAYS) {
        const isOpen = menu.active_times[day].is_open;
        expect(menu.time_ranges[day].length > 0).toBe(isOpen);
        expect(menu.pickup_time_ranges[day].length > 0).toBe(isOpen);
      }
  });
});

describe("slotsOf", () => {
  it("splits a service into slots of equal length", () => {
    expect(slotsOf([{ start: "11:30", end: "12:00" }], 15)).toEqual([
      { start: "11:30", end: "11:45" },
      { start: "11:45", end: "12:00" },
    ]);
  });

  it("drops a remainder that is shorter than a slot", () => {
    expect(slotsOf([{ start: "18:30", end: "18:55" }], 10)).toHaveLength(2);
  });

  it("continues past midnight if the end is at or before the start", () => {
    expect(slotsOf([{ start: "23:30", end: "00:30" }], 30)).toEqual([
      { start: "23:30", end: "00:00" },
      { start: "00:00", end: "00:30" },
    ]);
  });
});
