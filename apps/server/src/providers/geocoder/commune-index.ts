import type { Point } from "./geocoder.ts";
import { metresBetween } from "./great-circle.ts";
import type { Commune } from "./places-file.ts";
import { queryKey } from "./query.ts";

/** A commune, or a district of one, under one of its postal codes. */
export type Entry = {
  title: string;
  city: string;
  postalCode: string;
  population: number;
  region: string;
  point: Point;
  /** Search keys in the form of `communeKey`; the first is the full name. */
  keys: readonly string[];
};

export type CommuneIndex = ReturnType<typeof createCommuneIndex>;

/** Search window in degrees, about 30 km: no point in France is farther from every commune. */
const AROUND = { lat: 0.3, lng: 0.4 };

export function createCommuneIndex(communes: readonly Commune[]) {
  const entries = entriesOf(communes);
  const byPostalCode = Map.groupBy(entries, ({ postalCode }) => postalCode);
  const byKey = sorted(entries, ({ keys }) => keys);
  const byCode = sorted(entries, ({ postalCode }) => [postalCode]);

  return {
    withPostalCode: (code: string): readonly Entry[] => byPostalCode.get(code) ?? [],
    /** Entries with a name or postal code that starts with `text`. */
    startingWith(text: string): Entry[] {
      return [...new Set(text === "" ? [] : withPrefix(/^\d+$/.test(text) ? byCode : byKey, text))];
    },
    /** Entries around a point, nearest first. */
    around(point: Point): Entry[] {
      return entries
        .filter(
          (entry) =>
            Math.abs(entry.point.lat - point.lat) < AROUND.lat &&
            Math.abs(entry.point.lng - point.lng) < AROUND.lng,
        )
        .map((entry) => ({ entry, metres: metresBetween(entry.point, point) }))
        .sort((a, b) => a.metres - b.metres)
        .map(({ entry }) => entry);
    },
  };
}

/** `queryKey` with common abbreviations normalised: `st` is `saint`, `2ème` is `2e`. */
export function communeKey(name: string): string {
  return queryKey(name)
    .replace(/\bst(e?)\b/g, "saint$1")
    .replace(/\b(\d{1,2}) ?(?:eme|nd)\b/g, "$1e");
}

const DISTRICT = /^(Paris|Lyon|Marseille) (\S+) Arrondissement$/;

function entriesOf(communes: readonly Commune[]): Entry[] {
  const centres = centresOf(communes);
  return communes.flatMap(({ name, postalCodes, population, region, point }) => {
    const district = DISTRICT.exec(name);
    const city = district?.[1] ?? name;
    const title = district ? `${city} ${district[2]} arrondissement` : name;
    const key = communeKey(title);
    const withoutArticle = key.replace(/^(le|la|les|l) /, "");
    const keys = withoutArticle === key ? [key] : [key, withoutArticle];
    return postalCodes.flatMap((postalCode) => {
      const where = point ?? centres.get(postalCode);
      return where ? [{ title, city, postalCode, population, region, point: where, keys }] : [];
    });
  });
}

/** The mean position of the communes of each postal code, for communes without coordinates. */
function centresOf(communes: readonly Commune[]): Map<string, Point> {
  const sums = new Map<string, Point & { count: number }>();
  for (const { point, postalCodes } of communes)
    for (const code of point ? postalCodes : []) {
      const sum = sums.get(code) ?? { lat: 0, lng: 0, count: 0 };
      sum.lat += point?.lat ?? 0;
      sum.lng += point?.lng ?? 0;
      sum.count++;
      sums.set(code, sum);
    }
  return new Map(
    [...sums].map(([code, { lat, lng, count }]) => [code, { lat: lat / count, lng: lng / count }]),
  );
}

type Sorted = readonly { key: string; entry: Entry }[];

function sorted(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]): Sorted {
  return entries
    .flatMap((entry) => keysOf(entry).map((key) => ({ key, entry })))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function withPrefix(list: Sorted, prefix: string): Entry[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.key ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  const found: Entry[] = [];
  for (let row = list[low]; row?.key.startsWith(prefix); row = list[++low]) found.push(row.entry);
  return found;
}
