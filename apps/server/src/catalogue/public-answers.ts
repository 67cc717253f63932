import type { Locale } from "@noren/contract/locales.ts";
import { menusSchema } from "@noren/contract/menus.ts";
import { offersSchema } from "@noren/contract/offers.ts";
import { z } from "zod";
import { type EncodedBody, encodeBody } from "../http/encoded-body.ts";
import type { Catalogue } from "./catalogue.ts";
import { openMenus } from "./snapshot.ts";

/**
 * Answers that are the same for every caller, except that settings depend on whether card payment
 * is offered.
 */
export type PublicAnswer = "settings" | "menus" | "offers";

/** High, because an answer is compressed a few times a day and sent often. */
const BROTLI_QUALITY = 9;

/** Serializes and compresses each answer once per `stamp` of the catalogue. */
export function publicAnswers(catalogue: Catalogue, now: () => number) {
  const cache = new Map<string, Promise<EncodedBody>>();
  let stamp = "";

  return function answerOf(
    name: PublicAnswer,
    locale: Locale,
    isCardOffered: boolean,
  ): Promise<EncodedBody> {
    const current = catalogue.stamp();
    if (current !== stamp) cache.clear();
    stamp = current;
    const key = `${name} ${locale}${isCardOffered ? "" : " without card"}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const body = encodeBody(Buffer.from(write(name, locale, isCardOffered)), BROTLI_QUALITY);
    cache.set(key, body);
    return body;
  };

  function write(name: PublicAnswer, locale: Locale, isCardOffered: boolean): string {
    return JSON.stringify({ status: "success", payload: payloadOf(name, locale, isCardOffered) });
  }

  function payloadOf(name: PublicAnswer, locale: Locale, isCardOffered: boolean): unknown {
    const snapshot = catalogue.current();
    const { menus, offers } = snapshot.in[locale];
    if (name === "settings") return snapshot.pairsAt(now(), isCardOffered);
    if (name === "offers") return z.encode(offersSchema, offers);
    const open = openMenus(snapshot, now());
    const shown = menus.map((menu, index) => ({ ...menu, menu_is_open: open[index] === true }));
    return z.encode(menusSchema, shown);
  }
}
