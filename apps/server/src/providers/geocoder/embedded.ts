import { readFile } from "node:fs/promises";
import { type CommuneIndex, communeKey, createCommuneIndex, type Entry } from "./commune-index.ts";
import { type Geocoder, type Place, type Point, postalCodeIn } from "./geocoder.ts";
import { metresBetween } from "./great-circle.ts";
import { unpackCommunes } from "./places-file.ts";
import { PLACES_FILE } from "./places-path.ts";

const LIMIT = 5;
const MIN_NAME = 3;

const KINDS =
  "rue|avenue|av|boulevard|bd|place|quai|chemin|impasse|allee|allees|cours|route|square|passage|montee|faubourg";
/**
 * What cannot directly precede the name of a commune: `rue de | Lyon`, `12 rue | Saint-Étienne`.
 */
const INSIDE_STREET = new RegExp(
  `(^|\\s|')(\\d+|bis|ter|de|du|des|d|la|le|les|l|grande?|sainte?|${KINDS})$`,
);
/** Without a comma, a commune farther from the restaurant is part of a street: `rue Paul | Bert`. */
const NEAR_METRES = 30_000;

/**
 * Geocoder over the bundled communes. It knows no streets: a typed street is returned unchanged, in
 * the communes that were typed with it and in no other.
 */
export function openEmbedded(): Geocoder & { knowsPostalCode(code: string): Promise<boolean> } {
  let opening: Promise<CommuneIndex> | undefined;
  function open(): Promise<CommuneIndex> {
    opening ??= readFile(PLACES_FILE).then((file) => createCommuneIndex(unpackCommunes(file)));
    return opening;
  }

  return {
    knowsPostalCode: async (code) => (await open()).withPostalCode(code).length > 0,
    async suggest(query, near) {
      const { entries, street } = read(query, await open(), near ? isNear(near) : () => false);
      const found = best(entries, query, near);
      return street !== "" && hasTownTwice(found) ? [] : found.map(placeWith(street));
    },
    async nearest(point) {
      const index = await open();
      return index.around(point).slice(0, LIMIT).map(placeWith(""));
    },
    async find(address, near) {
      const { entries, street } = read(address, await open(), near ? isNear(near) : () => true);
      const [first] = best(entries, address, near);
      return first ? placeWith(street)(first) : null;
    },
  };
}

type ParsedQuery = { entries: readonly Entry[]; street: string };

type Filter = (entry: Entry) => boolean;

/**
 * The communes that a text may mean, and the street before them; without a comma between the two
 * only those that pass the filter.
 */
function read(text: string, index: CommuneIndex, filter: Filter): ParsedQuery {
  const code = postalCodeIn(text);
  return code === null ? byName(text, index, filter) : byPostalCode(text, code, index);
}

function byPostalCode(text: string, code: string, index: CommuneIndex): ParsedQuery {
  const at = text.lastIndexOf(code);
  const before = text.slice(0, at).replace(/[\s,]+$/, "");
  const entries = index.withPostalCode(code);
  const called = (name: string) => {
    const key = communeKey(name);
    return key === "" ? [] : entries.filter(({ keys }) => keys.some((k) => k.startsWith(key)));
  };
  const named = called(text.slice(at + code.length));
  const namedBefore = called(before);
  if (namedBefore.length > 0) return { entries: namedBefore, street: "" };
  return { entries: named.length > 0 ? named : entries, street: before.trim() };
}

/** Matches the whole text as the prefix of a name, or else the part after the street. */
function byName(text: string, index: CommuneIndex, filter: Filter): ParsedQuery {
  const whole = index.startingWith(communeKey(text));
  if (whole.length > 0) return { entries: whole, street: "" };
  for (const { index: at, 0: gap } of text.matchAll(/[\s,]+/g)) {
    const street = text.slice(0, at).trim();
    const name = communeKey(text.slice(at + gap.length));
    // Digits alone are a year or half a postal code: `rue du 8 mai | 1945`.
    if (name.length < MIN_NAME || /^\d+$/.test(name)) break;
    const hasComma = gap.includes(",");
    if (!hasComma && INSIDE_STREET.test(communeKey(street))) continue;
    const named = index.startingWith(name);
    const entries = hasComma ? named : named.filter(filter);
    if (entries.length > 0) return { entries, street };
  }
  return { entries: [], street: "" };
}

function isNear(point: Point): Filter {
  return (entry) => metresBetween(entry.point, point) <= NEAR_METRES;
}

/** Whether a town is among them under several postal codes; its department tells it from others. */
function hasTownTwice(entries: readonly Entry[]): boolean {
  const towns = entries.map(({ city, postalCode }) => `${postalCode.slice(0, 2)} ${city}`);
  return new Set(towns).size < towns.length;
}

/**
 * Ranks by log of population, minus distance; an exact name adds 1.5, worth a factor of 30 in
 * population.
 */
function best(entries: readonly Entry[], query: string, near: Point | null): Entry[] {
  const key = communeKey(query);
  const scoreOf = ({ keys, population, point }: Entry) => {
    const kilometres = near ? metresBetween(near, point) / 1000 : 0;
    const exact = keys.includes(key) ? 1.5 : 0;
    return exact + Math.log10(population + 10) - 2 * Math.log10(1 + kilometres / 5);
  };
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ entry }) => entry);
}

function placeWith(street: string): (entry: Entry) => Place {
  return ({ title, city, postalCode, region, point }) => ({
    ...point,
    title: street || title,
    address: street,
    city,
    postal_code: postalCode,
    state: region,
    source: "embedded",
  });
}
