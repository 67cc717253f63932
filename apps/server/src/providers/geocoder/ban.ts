import { z } from "zod";
import { type Geocoder, LookupFailed, type Place, type Point, postalCodeIn } from "./geocoder.ts";
import type { Parameters, Remote } from "./remote.ts";

/**
 * The geocoding of the Géoplateforme, on the French national address base (BAN):
 * https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 * GeoJSON; `coordinates` are [longitude, latitude]; `x` and `y` are metres of another projection.
 */
export const BAN_ROOT = "https://data.geopf.fr/geocodage";
/** Public rate limit, in calls per second. */
export const BAN_RATE = 50;

const LIMIT = 5;
/** The service always returns something: a match with a lower score (0 to 1) is another address. */
const MIN_SCORE = 0.5;

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: z.string().default(""),
    name: z.string(),
    postcode: z.string(),
    city: z.string(),
    context: z.string().default(""),
    score: z.number().default(0),
  }),
});
type Feature = z.output<typeof feature>;

const collection = z.object({ features: z.array(z.unknown()) });

export function openBan(ask: Remote): Geocoder {
  const search = (q: string, near: Point | null, parameters: Parameters) => {
    const bias: Parameters = near ? { lat: near.lat, lon: near.lng } : {};
    return ask("/search", { q, limit: LIMIT, ...parameters, ...bias }, readFeatures);
  };

  return {
    async suggest(query, near) {
      return (await search(query, near, { autocomplete: 1 })).map(placeOf);
    },
    async nearest({ lat, lng }) {
      const found = await ask("/reverse", { lon: lng, lat, limit: LIMIT }, readFeatures);
      return found.map(placeOf);
    },
    async find(address, near) {
      const postcode = postalCodeIn(address);
      const only: Parameters = postcode === null ? {} : { postcode };
      const found = await search(address, near, { autocomplete: 0, ...only });
      const best = found.find(({ properties }) => {
        const isThere =
          postcode === null || properties.postcode === postcode || isCommune(properties);
        return isThere && properties.score >= MIN_SCORE;
      });
      if (!best) return null;
      // For a commune with several postal codes the service returns the first.
      return postcode === null ? placeOf(best) : { ...placeOf(best), postal_code: postcode };
    },
  };
}

/** Leaves out features that miss a field: without a postal code they are no addresses. */
function readFeatures(answer: unknown): Feature[] {
  const read = collection.safeParse(answer);
  if (!read.success) throw new LookupFailed("not GeoJSON");
  return read.data.features.flatMap((candidate) => feature.safeParse(candidate).data ?? []);
}

function isCommune({ type }: { type: string }): boolean {
  return type === "municipality";
}

function placeOf({ geometry, properties }: Feature): Place {
  const [lng, lat] = geometry.coordinates;
  const { type, name, city, postcode, context } = properties;
  return {
    lat,
    lng,
    title: name,
    address: isCommune({ type }) ? "" : name,
    city,
    postal_code: postcode,
    state: context.split(",").at(-1)?.trim() ?? "",
    source: "ban",
  };
}
