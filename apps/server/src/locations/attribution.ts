import type { Place, Source } from "../providers/geocoder/geocoder.ts";

/** Proper names, so they are not translated. */
const ATTRIBUTIONS: Record<Source, string> = {
  ban: "Adresses : Base Adresse Nationale",
  embedded: "Communes : INSEE, La Poste (Licence Ouverte 2.0), GeoNames (CC BY 4.0)",
};

export function attributionOf({ source }: Place): string {
  return ATTRIBUTIONS[source];
}
