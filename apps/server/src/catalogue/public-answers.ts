import type { Locale } from "@noren/contract/locales.ts";
import {
  categorySchema,
  itemSchema,
  menuSchema,
  menusSchema,
  type WireItem,
  type WireMenu,
} from "@noren/contract/menus.ts";
import { offersSchema } from "@noren/contract/offers.ts";
import { settingPairsSchema } from "@noren/contract/settings.ts";
import { menuAsOf } from "@noren/ordering/day-lists.ts";
import type { Item, Menu } from "@noren/ordering/model.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { z } from "zod";
import { type EncodedBody, encodedBody } from "../http/encoded-body.ts";
import type { Catalogue } from "./catalogue.ts";
import { offersAt, openMenus, type Snapshot } from "./snapshot.ts";

/**
 * The payloads of answers that are the same for every caller, except that settings depend on whether
 * card payment is offered.
 */
export const PUBLIC_PAYLOADS = {
  settings: settingPairsSchema,
  menus: menusSchema,
  offers: offersSchema,
};

export type PublicAnswer = keyof typeof PUBLIC_PAYLOADS;

/**
 * High, because an answer is compressed a few times a day and sent often; 9 takes three times as
 * long for 0.6 % fewer bytes.
 */
const BROTLI_QUALITY = 8;

/** Serializes each answer once per `stamp` of the catalogue. */
export function publicAnswers(catalogue: Catalogue, now: () => number) {
  const cache = new Map<string, EncodedBody>();
  let stamp = "";

  return function answerOf(
    name: PublicAnswer,
    locale: Locale,
    isCardOffered: boolean,
  ): EncodedBody {
    const current = catalogue.stamp();
    if (current !== stamp) cache.clear();
    stamp = current;
    const key = `${name} ${locale}${isCardOffered ? "" : " without card"}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const body = encodedBody(Buffer.from(write(name, locale, isCardOffered)), BROTLI_QUALITY);
    cache.set(key, body);
    return body;
  };

  function write(name: PublicAnswer, locale: Locale, isCardOffered: boolean): string {
    const at = { locale, isCardOffered, now: now() };
    const payload = publicPayload(catalogue.current(), name, at);
    return JSON.stringify({ status: "success", payload });
  }
}

type Asked = {
  locale: Locale;
  isCardOffered: boolean;
  /** Epoch milliseconds. */
  now: number;
};

/** The payload of an answer, from a snapshot at an instant. */
export function publicPayload(snapshot: Snapshot, name: PublicAnswer, asked: Asked): unknown {
  return WRITERS[name](snapshot, asked);
}

const WRITERS: {
  [Name in PublicAnswer]: (
    snapshot: Snapshot,
    asked: Asked,
  ) => z.input<(typeof PUBLIC_PAYLOADS)[Name]>;
} = {
  settings: (snapshot, { now, isCardOffered }) => snapshot.pairsAt(now, isCardOffered),
  menus: (snapshot, { locale, now }) => menusAt(snapshot, locale, now).map(encodedMenu),
  offers: (snapshot, { locale, now }) => z.encode(offersSchema, offersAt(snapshot, locale, now)),
};

/** A menu whose dishes are encoded already. */
const shellSchema = menuSchema.extend({
  categories: z.array(categorySchema.extend({ items: z.array(z.custom<WireItem>()) })),
});

function encodedMenu(menu: Menu): WireMenu {
  const categories = menu.categories.map((category) => {
    return { ...category, items: category.items.map(encodedItem) };
  });
  return z.encode(shellSchema, { ...menu, categories });
}

/** A dish that is the same object as before is encoded once. */
const encodedItems = new WeakMap<Item, WireItem>();

function encodedItem(item: Item): WireItem {
  const encoded = encodedItems.get(item) ?? z.encode(itemSchema, item);
  encodedItems.set(item, encoded);
  return encoded;
}

/** The menus of `GET menus` before they are encoded. */
export function menusAt(snapshot: Snapshot, locale: Locale, now: number): Menu[] {
  const open = openMenus(snapshot, now);
  const today = wallClock(now, snapshot.settings.timezone).date;
  return snapshot.onSaleAt(now).in[locale].menus.map((menu, index) => ({
    ...menuAsOf(menu, today),
    menu_is_open: open[index] === true,
  }));
}
