import { checkCart, indexItems, refOf } from "@noren/ordering/cart.ts";
import { timeOf } from "@noren/ordering/clock.ts";
import type { Item, Line, Menu, Option } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import { buildSearchIndex, searchMenu } from "@noren/ordering/search.ts";
import { openDays } from "@noren/ordering/slots.ts";
import {
  aCartInput,
  aCategory,
  aChoice,
  aCoupon,
  aLine,
  aMenu,
  anItem,
  anOffer,
  anOption,
  aPart,
  aSlotInput,
  aTaxSettings,
  everyDay,
} from "@noren/ordering/testing.ts";
import { type CartInput, priceCart } from "@noren/ordering/totals.ts";

/**
 * The rules against their budgets, with sizes from 10 to 10,000, and as a ratio to `JSON.stringify`
 * of the same input in the same run, which cancels out the speed of the machine.
 */
const WORDS = ["saumon", "thon", "crevette", "avocat", "bœuf", "sésame", "riz vinaigré", "algue"];
const options = [anOption()];
/** Toppings that depend on the sauce; both are taken. */
const dependentOptions = [
  ...options,
  anOption({
    option_id: 8,
    option_options: [aChoice({ id: 81 }), aChoice({ id: 82 })],
    only_with: { option_id: 7, choices: [71], min: 1, max: 2 },
  }),
];

const rows = [
  { name: "price: 20 lines, 10 offers", budget: "50 µs", ...priced(20, 10, 100) },
  {
    name: "price: 20 lines, 10 offers, 4 formules, dependent options",
    budget: "1.5 × without",
    ...timesWithout(cartOf(20, 10, 100), composedCart(), priceCart),
  },
  {
    name: "check and price: 20 lines, 10 offers, dependent options",
    budget: "1.5 × without",
    ...timesWithout(storedCart(options), storedCart(dependentOptions), (cart) =>
      priceCart({ ...cart, lines: checkCart(cart.index, cart.refs).lines }),
    ),
  },
  ...[10, 100, 1000, 10_000].map((n) => ({ name: `price: ${n} lines`, ...priced(n, 10, 100) })),
  ...[10, 100, 1000, 10_000].map((n) => ({ name: `price: menu of ${n}`, ...priced(20, 10, n) })),
  ...[10, 100, 1000, 10_000].map((n) => ({ name: `price: ${n} offers`, ...priced(20, n, 100) })),
  ...[10, 100, 1000, 10_000].map((n) => ({
    name: `search: ${n} items, slowest keystroke`,
    ...(n === 10_000 && { budget: "2 ms" }),
    ...searched(n),
  })),
  { name: "slots: 14 days, 2 services", budget: "1 ms", ...slotted(aMenu()) },
  ...[10, 100, 1000].map((n) => ({ name: `slots: ${n} ranges a day`, ...slotted(rangesOf(n)) })),
  ...[10, 10_000].map((n) => ({ name: `slots: menu of ${n}`, ...slotted(menuOf(n)) })),
];
console.table(rows);

type Measured = { median: string; ratio: number };

function priced(lineCount: number, offerCount: number, itemCount: number): Measured {
  const input = cartOf(lineCount, offerCount, itemCount);
  const { lines, offers, coupon, tax } = input;
  return compare(() => priceCart(input), { lines, offers, coupon, tax });
}

function cartOf(
  lineCount: number,
  offerCount: number,
  itemCount: number,
  itemOptions: Option[] = options,
): CartInput {
  const menu = menuOf(itemCount, itemOptions);
  const items = menu.categories.flatMap((category) => category.items);
  const lines = Array.from({ length: lineCount }, (_, i) => lineOf(items, i));
  const offers = Array.from({ length: offerCount }, (_, i) => offerOf(i));
  const coupon = aCoupon({ type: "fixed_amount", value: asCents(500) });
  const tax = aTaxSettings();
  return aCartInput({ lines, offers, coupon, tax, index: indexItems([menu]) });
}

/** A cart with dependent options, whose first four lines are formules. */
function composedCart(): CartInput {
  const input = cartOf(20, 10, 100, dependentOptions);
  return { ...input, lines: input.lines.map((line, i) => (i < 4 ? formuleOf(line) : line)) };
}

/** Three dishes of three rates for the line's price. */
function formuleOf(line: Line): Line {
  const choices = [10, 5.5, 20].map((tax_rate, i) => {
    return { choice: aPart(300 * (i + 1), { id: i + 1, tax_rate }), quantity: 1 };
  });
  return { ...line, item: { ...line.item, is_formule: true }, choices };
}

function storedCart(itemOptions: Option[]) {
  const cart = cartOf(20, 10, 100, itemOptions);
  return { ...cart, refs: cart.lines.map(refOf) };
}

/** The same work with formules and dependent options; `ratio` to that without them. */
function timesWithout<Input>(
  without: Input,
  composed: Input,
  work: (input: Input) => unknown,
): Measured {
  const plain = medianOf(() => work(without));
  const median = medianOf(() => work(composed));
  return { median: textOf(median), ratio: Number((median / plain).toFixed(2)) };
}

function searched(itemCount: number): Measured {
  const menu = menuOf(itemCount);
  const index = buildSearchIndex([menu]);
  const keystrokes = ["sa", "saumon", "saumon fu", "crème brûlée", "introuvable", "x y z"];
  const times = keystrokes.map((query) => compare(() => searchMenu(index, query), menu));
  return times.reduce((slowest, time) => (time.ratio > slowest.ratio ? time : slowest));
}

function slotted(menu: Menu): Measured {
  const input = aSlotInput({ menus: [menu] });
  return compare(() => openDays(input), { ...input, menus: [[{ ...menu, categories: [] }]] });
}

function menuOf(itemCount: number, itemOptions = options): Menu {
  const items = Array.from({ length: itemCount }, (_, i) => itemOf(i, itemOptions));
  return aMenu({ categories: [aCategory({ items })] });
}

function itemOf(i: number, options: Option[]): Item {
  const word = (step: number) => WORDS[(i * step + step) % WORDS.length];
  return anItem({
    item_id: i + 1,
    item_name: `Maki ${word(1)} ${word(3)} ${i}`,
    item_description: `Rouleau de ${word(5)}, ${word(7)} et ${word(2)}, préparé à la commande`,
    item_score: (i * 37) % 100,
    options,
  });
}

/** Every third line has a choice of each option; no two lines are equal. */
function lineOf(items: readonly Item[], i: number): Line {
  const item = items[i % items.length] ?? anItem();
  const first = item.options.flatMap(({ option_options }) => option_options.slice(0, 1));
  const choices = i % 3 === 0 ? first.map((choice) => ({ choice, quantity: 1 + (i % 2) })) : [];
  return aLine({
    item,
    quantity: 1 + (i % 4),
    note: `${i}`,
    choices,
  });
}

/** All five types, some with a scope, a window or a minimum. */
function offerOf(i: number): Offer {
  const terms = {
    id: i + 1,
    items: i % 2 === 0 ? [] : [i, i + 1, i + 2],
    minimum_amount: asCents(i % 4 === 0 ? 100_000 : 1000),
    allow_repeat: i % 3 !== 0,
    active_times: { start: "22:00", end: "02:00" },
  };
  const effects = [
    { type: "percentage", value: 10 },
    { type: "fixed_amount", value: asCents(100) },
    { type: "free_item", value: 3 },
    { type: "buy_one_get_one", value: 0 },
    { type: "free_delivery", value: 0 },
  ] as const;
  return anOffer({ ...terms, ...(effects[i % effects.length] ?? effects[0]) });
}

function rangesOf(count: number): Menu {
  const step = 1440 / count;
  const ranges = Array.from({ length: count }, (_, i) => ({
    start: timeOf(Math.floor(i * step)),
    end: timeOf(Math.floor((i + 1) * step)),
  }));
  return aMenu({ active_times: {}, time_ranges: everyDay(ranges), pickup_time_ranges: {} });
}

/** The median time, and its ratio to stringifying the input. */
function compare(work: () => unknown, input: unknown): Measured {
  const median = medianOf(work);
  const reference = medianOf(() => JSON.stringify(input));
  return { median: textOf(median), ratio: Number((median / reference).toFixed(2)) };
}

function textOf(ms: number): string {
  return ms < 1 ? `${(ms * 1000).toFixed(1)} µs` : `${ms.toFixed(2)} ms`;
}

/** Median in milliseconds, of batches of at least 0.1 ms, after a warm-up. */
function medianOf(work: () => unknown): number {
  const warm = performance.now();
  let runs = 0;
  while (performance.now() - warm < 80) {
    work();
    runs += 1;
  }
  const batch = Math.max(1, Math.round(runs / 800));
  const times = Array.from({ length: 51 }, () => {
    const since = performance.now();
    for (let i = 0; i < batch; i++) work();
    return (performance.now() - since) / batch;
  });
  return times.toSorted((a, b) => a - b)[25] ?? Number.NaN;
}
