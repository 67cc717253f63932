import { type Geocoder, LookupFailed } from "./geocoder.ts";

/** Calls `first`, and `second` if the first throws a `LookupFailed`. */
export function withFallback(first: Geocoder, second: Geocoder): Geocoder {
  async function either<T>(ask: (geocoder: Geocoder) => Promise<T>): Promise<T> {
    try {
      return await ask(first);
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error;
      return ask(second);
    }
  }
  return {
    suggest: (query, near) => either((geocoder) => geocoder.suggest(query, near)),
    nearest: (point) => either((geocoder) => geocoder.nearest(point)),
    find: (address, near) => either((geocoder) => geocoder.find(address, near)),
  };
}
