import * as arbitrary from "@noren/ordering/arbitraries.ts";
import type { Item, Weekday } from "@noren/ordering/model.ts";
import { ZERO } from "@noren/ordering/money.ts";
import { applyOffers, type Offer } from "@noren/ordering/offers.ts";
import { priceCart } from "@noren/ordering/totals.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { couponSentence, offerSentence } from "./offer-words.ts";

// Ten thousand carts take seconds.
vi.setConfig({ testTimeout: 60_000 });

const NAMES = {
  menu: (id: number) => `carte ${id}`,
  category: (id: number) => `categorie ${id}`,
  item: (id: number) => `plat ${id}`,
};
const DAYS: { weekdays: Weekday[]; first_date: null; last_date: null } = {
  ...{ weekdays: [], first_date: null, last_date: null },
};

/** What the French sentence says, read from its words alone. */
function meaningOf(sentence: string) {
  const text = sentence.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  const numbers = (pattern: RegExp) =>
    [...(pattern.exec(text)?.[1] ?? "").matchAll(/« \w+ (\d+) »/g)].map(([, id]) => Number(id));
  const cents = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    return found === undefined
      ? null
      : Math.round(Number(found.replace(/ /g, "").replace(",", ".")) * 100);
  };
  const clock = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(" h").map(Number);
    return hours * 60 + minutes;
  };
  const [, from, to] = /sauf de (\d+ h(?: \d+)?) à (\d+ h(?: \d+)?)/.exec(text) ?? [];
  const percent = /^([\d,]+) % de remise/.exec(text)?.[1];
  return {
    percent: percent === undefined ? null : Number(percent.replace(",", ".")),
    perLine: cents(/^([\d ]+,\d\d) € de remise par ligne/),
    free: Number(/^« plat (\d+) » offert/.exec(text)?.[1] ?? 0),
    isTwo: text.startsWith("un acheté, un offert"),
    isFreeDelivery: text.startsWith("livraison offerte"),
    items: numbers(/ sur ((?:« plat \d+ »(?:, | et )?)+)/),
    categories: numbers(/ dans ((?:« categorie \d+ »(?:, | et )?)+)/),
    menus: numbers(/ de la carte ((?:« carte \d+ »(?:, | et )?)+)/),
    only: / à emporter/.test(text) ? "pickup" : / en livraison/.test(text) ? "delivery" : null,
    minimum: cents(/ dès ([\d ]+,\d\d) €/) ?? 0,
    except: from && to ? { from: clock(from), to: clock(to) } : null,
  };
}

/** Whether an order is entitled to what the sentence promises, and to how much. */
function promised(
  offer: Offer,
  input: Parameters<typeof priceCart>[0],
): { discount: number; copies: number; isDelivered: boolean } {
  const said = meaningOf(offerSentence({ ...offer, ...DAYS }, NAMES, "fr"));
  const { lines, totals } = priceCart({ ...input, offers: [], coupon: null });
  const isServed = (id: number) => input.index.get(id)?.menu.menu_is_available === true;
  const nothing = { discount: 0, copies: 0, isDelivered: false };
  const isNamed = ({ item_id, item_category_id, item_menu_id }: Item) =>
    (said.items.length === 0 || said.items.includes(item_id)) &&
    (said.categories.length === 0 || said.categories.includes(item_category_id)) &&
    (said.menus.length === 0 || said.menus.includes(item_menu_id));
  const named = lines.filter(({ line }) => isNamed(line.item));
  const { minutes } = wallClock(input.now, input.timezone);
  const isExcepted =
    said.except !== null &&
    (said.except.from <= said.except.to
      ? said.except.from <= minutes && minutes < said.except.to
      : said.except.from <= minutes || minutes < said.except.to);
  if (named.length === 0 || isExcepted || totals.subtotal < said.minimum) return nothing;
  if (said.only !== null && said.only !== input.orderType) return nothing;
  const off = (line_total: number) =>
    said.percent !== null
      ? Math.round((line_total * said.percent) / 100)
      : Math.min(said.perLine ?? 0, line_total);
  return {
    discount: Math.min(
      named.reduce((sum, { line_total }) => sum + off(line_total), 0),
      totals.subtotal,
    ),
    copies: said.isTwo ? named.length : isServed(said.free) ? 1 : 0,
    isDelivered: said.isFreeDelivery && input.orderType === "delivery",
  };
}

test("the sentence of an offer promises what the rules give, on 10,000 random carts", () => {
  let entitled = 0;
  fc.assert(
    fc.property(arbitrary.cartInput, (input) => {
      const offer = input.offers[0];
      if (!offer?.is_active || offer.changes_at.length > 0) return;
      const { lines, totals } = priceCart({ ...input, offers: [], coupon: null });
      const { orderType, index, now, timezone } = input;
      const given = applyOffers([offer], {
        ...{ lines, subtotal: totals.subtotal, orderType, index, fee: ZERO },
        moment: { now, minutes: wallClock(now, timezone).minutes },
      });
      const { discount, copies, isDelivered } = promised(offer, input);
      expect(given.discount).toBe(discount);
      expect(given.applied.flatMap(({ free_lines }) => free_lines)).toHaveLength(copies);
      expect(given.free_delivery).toBe(isDelivered);
      if (discount > 0 || copies > 0 || isDelivered) entitled += 1;
    }),
    { numRuns: 10_000 },
  );
  expect(entitled).toBeGreaterThan(500);
});

test("a coupon's amount is taken once, that of an offer from every line", () => {
  const amount = { type: "fixed_amount" as const, value: 300, delivery_pickup: "both" as const };
  const coupon = {
    ...amount,
    ...DAYS,
    minimum_amount: ZERO,
    once_per_customer: false,
    max_uses: null,
  };
  expect(couponSentence(coupon, "en")).toBe("€3.00 off");
  const scope = { allow_repeat: true, active_times: null, menus: [], categories: [], items: [] };
  expect(offerSentence({ ...coupon, ...scope }, NAMES, "en")).toBe("€3.00 off each line");
});

test("hours that end when they start exclude nothing, and are not told", () => {
  const offer = {
    ...{ type: "fixed_amount" as const, value: 300, delivery_pickup: "both" as const },
    ...{ ...DAYS, minimum_amount: ZERO, menus: [], categories: [], items: [] },
    ...{ allow_repeat: false, active_times: { start: "14:00", end: "14:00" } },
  };
  expect(offerSentence(offer, NAMES, "en")).toBe("€3.00 off each line");
});

test("a coupon says what it takes off, when and how often", () => {
  const coupon = {
    ...{ type: "percentage" as const, value: 10, delivery_pickup: "pickup" as const },
    ...{ minimum_amount: 2000 as never, weekdays: ["tue", "mon"] as Weekday[] },
    ...{ first_date: null, last_date: "2026-12-31", once_per_customer: true, max_uses: 100 },
  };
  expect(couponSentence(coupon, "fr").replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "10 % de remise, à emporter, dès 20,00 €, le lundi et mardi, jusqu’au jeudi 31 décembre, une fois par client, 100 fois au plus",
  );
  expect(couponSentence({ ...coupon, first_date: "2026-12-01", weekdays: [] }, "en")).toContain(
    "10% off, for pickup, from €20.00, from Tuesday 1\u00a0December to Thursday 31\u00a0December",
  );
});
