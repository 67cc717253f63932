import { DECIMAL } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { type FieldValue, fieldKey } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import { readHundredths } from "../menu/prices.ts";
import type { ChangeDeclared } from "./change-dish.ts";

/** The server accepts no more, in cl. */
const MAX_VOLUME = 10_000;

/** The record whose facts are edited. */
export type FactsOf = {
  target: string;
  change: ChangeDeclared;
  /** The facts as they are at that moment; undefined where the record is gone. */
  factsNow: () => DishFacts | undefined;
  reread: () => Promise<void>;
};

/** The volume of a drink, one of the facts; its values are hundredths of a cl, null for no drink. */
export function volumeField(
  desk: OfficeDesk,
  { target, change, factsNow, reread }: FactsOf,
): InputField {
  const { m, locale } = desk;
  const words = m.dish.facts;
  const show = (value: FieldValue) => writeVolume(value, locale) || m.dish.none;
  return {
    key: fieldKey({ target }, "volume_cl"),
    name: words.volume,
    current() {
      const facts = factsNow();
      return facts && volumeIn(facts);
    },
    read: readVolume,
    toWire: (value) => value,
    write: (value) => writeVolume(value, locale),
    show,
    changed: (before, after) => m.dish.changed(words.volume, show(before), show(after)),
    wrong: words.notAVolume,
    partOf: (facts) => volumeIn((facts ?? {}) as DishFacts),
    send([edit]) {
      const volume = edit?.values.volume_cl ?? null;
      return change("facts", null, (facts) => withVolume(facts, volume));
    },
    // It is shown since it was sent.
    put: () => {},
    reload: reread,
  };
}

/** Undefined for a text that is no volume. */
export function readVolume(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const hundredths = readHundredths(text);
  const isVolume = hundredths !== null && hundredths > 0 && hundredths <= MAX_VOLUME * 100;
  return isVolume ? hundredths : undefined;
}

export function writeVolume(value: FieldValue, locale: Locale): string {
  return value === null ? "" : String(Number(value) / 100).replace(".", DECIMAL[locale]);
}

export function volumeIn({ volume_cl }: DishFacts): number | null {
  return volume_cl === undefined ? null : Math.round(volume_cl * 100);
}

export function withVolume(
  { volume_cl: _, ...others }: DishFacts,
  hundredths: FieldValue,
): DishFacts {
  return hundredths === null ? others : { ...others, volume_cl: Number(hundredths) / 100 };
}
