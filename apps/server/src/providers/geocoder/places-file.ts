import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Point } from "./geocoder.ts";

/**
 * A French commune, or a district of Paris, Lyon or Marseille. `population` is rounded, for ranking
 * only. `point` is null if no source has coordinates; the communes of the same postal code then
 * give them.
 */
export type Commune = {
  name: string;
  postalCodes: string[];
  population: number;
  region: string;
  point: Point | null;
};

/** Coordinates are stored in thousandths of a degree, about 100 m: a commune is larger. */
const STEPS = 1000;
/** Separates the columns: no cell contains a form feed. */
const BLOCK = "\f";

/** Stored column by column, which compresses best; the first block is the attribution. */
export function packCommunes(communes: readonly Commune[], attribution: string): Buffer {
  const regions = [...new Set(communes.map(({ region }) => region))];
  const column = (cell: (commune: Commune) => string | number) => communes.map(cell).join("\n");
  const text = [
    attribution,
    regions.join("\n"),
    column(({ name }) => name),
    column(({ postalCodes }) => postalCodes.join(" ")),
    column(({ population }) => population),
    column(({ region }) => regions.indexOf(region)),
    column(({ point }) => (point ? Math.round(point.lat * STEPS) : "")),
    column(({ point }) => (point ? Math.round(point.lng * STEPS) : "")),
  ].join(BLOCK);
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
  return brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } });
}

export function unpackCommunes(packed: Buffer): Commune[] {
  const blocks = brotliDecompressSync(packed).toString().split(BLOCK);
  const [
    ,
    regions = [],
    names = [],
    codes = [],
    populations = [],
    region = [],
    lats = [],
    lngs = [],
  ] = blocks.map((block) => block.split("\n"));
  return names.map((name, row) => ({
    name,
    postalCodes: codes[row]?.split(" ") ?? [],
    population: Number(populations[row]),
    region: regions[Number(region[row])] ?? "",
    point: lats[row] ? { lat: Number(lats[row]) / STEPS, lng: Number(lngs[row]) / STEPS } : null,
  }));
}
