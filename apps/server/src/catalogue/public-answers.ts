import { menusSchema } from "@noren/contract/menus.ts";
import { offersSchema } from "@noren/contract/offers.ts";
import type { Locale } from "@noren/contract/problems.ts";
import { z } from "zod";
import { type EncodedBody, encodeBody } from "../http/encoded-body.ts";
import type { Catalogue } from "./catalogue.ts";
import { openMenus } from "./snapshot.ts";

/** The public answers that are the same for everyone. */
export type PublicAnswer = "settings" | "menus" | "offers";

/** Made a few times a day and sent all day. */
const BROTLI_QUALITY = 9;

/** Writes and compresses each answer once for as long as it says the same. */
export function publicAnswers(catalogue: Catalogue, now: () => number) {
  const made = new Map<string, Promise<EncodedBody>>();
  let stamp = "";

  return function answerOf(name: PublicAnswer, locale: Locale): Promise<EncodedBody> {
    const current = catalogue.stamp();
    if (current !== stamp) made.clear();
    stamp = current;
    const key = `${name} ${locale}`;
    const known = made.get(key);
    if (known) return known;
    const body = encodeBody(Buffer.from(write(name, locale)), BROTLI_QUALITY);
    made.set(key, body);
    return body;
  };

  function write(name: PublicAnswer, locale: Locale): string {
    return JSON.stringify({ status: "success", payload: payloadOf(name, locale) });
  }

  function payloadOf(name: PublicAnswer, locale: Locale): unknown {
    const snapshot = catalogue.current();
    const { menus, offers } = snapshot.in[locale];
    if (name === "settings") return snapshot.pairsAt(now());
    if (name === "offers") return z.encode(offersSchema, offers);
    const open = openMenus(snapshot, now());
    const shown = menus.map((menu, index) => ({ ...menu, menu_is_open: open[index] === true }));
    return z.encode(menusSchema, shown);
  }
}
