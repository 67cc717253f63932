import { bare, enveloped, type Handler, refused } from "./answer.ts";

/** Three addresses: near, farther, and out of range. */
const PLACES = [
  { street: "12 Rue de la République", code: "69001", city: "Lyon", distance: "2.4", cost: "3.40" },
  { street: "3 Rue Saint-Jean", code: "69005", city: "Lyon", distance: 5, cost: 6 },
  { street: "1 Place du Capitole", code: "31000", city: "Toulouse", distance: "538.2", cost: "0" },
];

const described = ({ street, code, city }: (typeof PLACES)[number]) => `${street}, ${code} ${city}`;

/** Numbers as text wherever wire.md permits it; `sought` is an address or coordinates. */
export function distanceTo(sought: string) {
  const isPoint = /^-?[\d.]+,-?[\d.]+$/.test(sought);
  const place = isPoint
    ? PLACES[0]
    : PLACES.find((known) => folded(sought).includes(folded(known.street)));
  if (!place) return null;
  return {
    distance: place.distance,
    duration: "9",
    unit: "km",
    delivery_cost: place.cost,
    formatted_address: described(place),
    address: place.street,
    city: place.city,
    postal_code: Number(place.code),
    country: "France",
    lat: "45.76",
    lng: "4.83",
    confidence: 0.9,
  };
}

export const suggestions: Handler = (request) => {
  const query = request.query.get("query")?.trim() ?? "";
  if (query.length < 3) return refused(422, "validation_failed", request);
  const found = PLACES.filter((place) => folded(described(place)).includes(folded(query)));
  return enveloped([
    null,
    ...found.map((place) => ({
      description: described(place),
      structured_formatting: {
        main_text: place.street,
        secondary_text: `${place.code} ${place.city}`,
      },
      place_id: "x",
    })),
  ]);
};

/** wire.md: an address that is not found is an error with status 200. */
export const distance: Handler = (request) => {
  const found = distanceTo(request.query.get("location") ?? "");
  return found ? enveloped(found) : bare({ status: "error", message: "?", code: "not_found" });
};

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
