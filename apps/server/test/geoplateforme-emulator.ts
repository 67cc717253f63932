import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { queryKey } from "../src/providers/geocoder/query.ts";
import { outageOf } from "./outage.ts";

/** Fault of every response while it is set. */
export type Fault =
  | "slow"
  | "empty 500"
  | "429"
  | "half a body"
  | "no JSON"
  | "no GeoJSON"
  | "reset";

type Address = {
  type?: string;
  /** Postal codes of a commune besides `postcode`. */
  others?: string[];
  name: string;
  postcode: string;
  city: string;
  context?: string;
  score?: number;
  at: [longitude: number, latitude: number];
};

/** Only the communes are real. */
const LANTERNES_12: Address = {
  name: "12 Rue des Lanternes",
  postcode: "69001",
  city: "Lyon",
  at: [4.83412, 45.76745],
};
/** Position of the test restaurant. */
const RESTAURANT: Address = { ...LANTERNES_12, name: "1 Rue du Test", at: [4.82641, 45.75612] };
const ADDRESSES: readonly Address[] = [
  RESTAURANT,
  LANTERNES_12,
  { ...LANTERNES_12, name: "14 Rue des Lanternes", at: [4.83431, 45.7676] },
  { ...LANTERNES_12, type: "street", name: "Rue des Lanternes", postcode: "69100", city: "Bron" },
  { ...LANTERNES_12, name: "12 Rue Douteuse", score: 0.42 },
  {
    type: "municipality",
    name: "Bron",
    postcode: "69500",
    others: ["69673"],
    city: "Bron",
    at: [4.911, 45.734],
  },
  {
    name: "3 Rue du Loin",
    postcode: "75011",
    city: "Paris",
    context: "75, Paris, Île-de-France",
    at: [2.38, 48.86],
  },
];

const WRONG = { code: 400, message: "Parameter [q] must contain between 3 and 200 chars" };

/** Emulator of the Géoplateforme on loopback, quirks included; stopped at the end of the test. */
export async function startGeoplateformeEmulator() {
  const asked: URL[] = [];
  const state = {
    asked,
    fault: null as Fault | null,
    route: { metres: 2431.7, seconds: 544.2, end: null as string | null },
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://127.0.0.1");
    asked.push(url);
    if (state.fault) misbehave(response, state.fault);
    else send(response, answerTo(url, state.route));
  });

  const outage = outageOf(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    outage.goDown();
    server.close();
  });
  const address = server.address() as AddressInfo;
  const root = `http://127.0.0.1:${address.port}`;
  return Object.assign(state, {
    ...outage,
    banUrl: `${root}/geocodage`,
    routingUrl: `${root}/navigation`,
  });
}

type Answer = { status: number; body?: unknown };

function answerTo({ pathname, searchParams }: URL, route: Route): Answer {
  if (pathname === "/geocodage/search") return search(searchParams);
  if (pathname === "/geocodage/reverse") return { status: 200, body: reverse(searchParams) };
  if (pathname === "/navigation/itineraire")
    return { status: 200, body: itinerary(searchParams, route) };
  return { status: 404, body: { code: 404, message: "Not Found" } };
}

function search(parameters: URLSearchParams): Answer {
  const q = parameters.get("q") ?? "";
  if (q.length < 3 || q.length > 200 || !/^[\p{L}\p{N}]/u.test(q))
    return { status: 400, body: WRONG };
  if (/\p{L}{61}/u.test(q)) return { status: 500 };
  const words = queryKey(q).split(" ");
  const postcode = parameters.get("postcode");
  const found = ADDRESSES.filter((address) => {
    const codes = [address.postcode, ...(address.others ?? [])];
    const label = queryKey(labelOf(address)).split(" ").concat(codes);
    const fits = words.every((word) => label.some((known) => known.startsWith(word)));
    return fits && (postcode === null || codes.includes(postcode));
  });
  const limit = Number(parameters.get("limit") ?? 10);
  return { status: 200, body: collection(found.slice(0, limit), q) };
}

function reverse(parameters: URLSearchParams): unknown {
  const lon = Number(parameters.get("lon"));
  const lat = Number(parameters.get("lat"));
  const away = ({ at }: Address) => Math.hypot(at[0] - lon, at[1] - lat);
  const near = ADDRESSES.filter((address) => away(address) < 0.01).sort(
    (a, b) => away(a) - away(b),
  );
  return collection(near.slice(0, 2), null);
}

function labelOf({ type, name, postcode, city }: Address): string {
  return type === "municipality" ? name : `${name} ${postcode} ${city}`;
}

function collection(addresses: readonly Address[], query: string | null): unknown {
  const features = addresses.map(({ at, others: _, ...address }) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: at },
    properties: {
      label: labelOf({ at, ...address }),
      score: 0.93,
      id: "69381_xxxxxx_00012",
      citycode: "69381",
      // Lambert metres, as a trap: they must not be read as degrees.
      x: 842627.75,
      y: 6519256.98,
      context: "69, Rhône, Auvergne-Rhône-Alpes",
      type: "housenumber",
      importance: 0.7,
      _type: "address",
      ...address,
    },
  }));
  // A point of interest has no postal code: it is no address.
  const poi = { type: "Feature", geometry: { type: "Point", coordinates: [4.8, 45.7] } };
  const withPoi = [...features, { ...poi, properties: { _type: "poi", toponym: "Le Noren" } }];
  return { type: "FeatureCollection", features: withPoi, ...(query === null ? {} : { query }) };
}

type Route = { metres: number; seconds: number; end: string | null };

function itinerary(parameters: URLSearchParams, { metres, seconds, end }: Route): unknown {
  return {
    resource: "bdtopo-osrm",
    resourceVersion: "2026-10-01",
    start: parameters.get("start"),
    end: end ?? parameters.get("end"),
    profile: "car",
    optimization: "fastest",
    timeUnit: "second",
    distanceUnit: "meter",
    distance: metres,
    duration: seconds,
    portions: [],
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(body === undefined ? "" : JSON.stringify(body));
}

function misbehave(response: ServerResponse, fault: Fault): void {
  switch (fault) {
    case "slow":
      break;
    case "empty 500":
      response.writeHead(500).end();
      break;
    case "429":
      response.writeHead(429, { "retry-after": "2" }).end("<html>429</html>");
      break;
    case "half a body":
      response.writeHead(200, { "content-length": "5000" });
      response.write('{"type":"FeatureCollection","features":[');
      setImmediate(() => response.destroy());
      break;
    case "no JSON":
      response.writeHead(200).end("<html>maintenance</html>");
      break;
    case "no GeoJSON":
      send(response, { status: 200, body: { error: "maintenance" } });
      break;
    case "reset":
      response.socket?.resetAndDestroy();
  }
}
