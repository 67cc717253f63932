import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { openOnLoopback } from "../../../apps/server/test/open-on-loopback.ts";
import { openAccounts } from "./accounts.ts";
import { enveloped, type ForeignRequest, type Handler, refused } from "./answer.ts";
import { openCheckout, type PlacedOrder } from "./checkout.ts";
import { distance, suggestions } from "./locations.ts";
import { openSwitches, type Switches } from "./misbehaviour.ts";
import { pictureAt } from "./pictures.ts";
import { pricesIn } from "./price-list.ts";
import { menusOf, OFFERS, settingsOf } from "./restaurant.ts";

/**
 * A second implementation of the API, written from wire.md alone: it stores accounts and orders,
 * computes prices itself, is mounted below a path, and can be told to misbehave.
 */
export type ForeignApi = Switches & {
  /** The API root. */
  url: string;
  /** Allows the origin by CORS. */
  allow: (origin: string) => void;
  /** Changes the pickup price of a dish from now on. */
  reprice: (itemId: number, euros: string) => void;
  orders: () => PlacedOrder[];
  /** The last one-time code mailed to an address. */
  codeFor: (email: string) => string | undefined;
  /** Method and path of every call so far. */
  calls: readonly string[];
  close: () => Promise<void>;
};

export type CalculationType = "zone_based" | "distance";

const ROOT = "/kitchenware/api";

export async function openForeignApi(
  calculation: CalculationType = "zone_based",
): Promise<ForeignApi> {
  const origins = new Set<string>();
  const calls: string[] = [];
  const repriced = new Map<number, string>();
  const { switches, answer } = openSwitches();

  const menus = () => menusOf(url, repriced);
  const checkout = openCheckout(() => ({ calculation, prices: pricesIn(menus()) }));
  const orders = () => [...checkout.orders.values()];
  const accounts = openAccounts(orders);

  const handlers: Record<string, Handler> = {
    "GET /v2/public/settings": () => enveloped(settingsOf(calculation)),
    "GET /v2/public/offers": () => enveloped(OFFERS),
    "GET /v2/public/menus": () => enveloped(menus()),
    "GET /v2/public/locations": suggestions,
    "GET /v2/public/locations/distance": distance,
    "POST /v2/public/offers/coupon": checkout.coupon,
    "POST /v2/public/checkout": checkout.place,
    "PUT /v2/public/checkout": checkout.finalise,
  };
  for (const [name, handler] of Object.entries(accounts.handlers))
    handlers[name.replace(" ", " /v2/public/auth/")] = handler;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (!pathname.startsWith(`${ROOT}/`)) return void response.writeHead(404).end();
    const path = pathname.slice(ROOT.length).replace(/\/$/, "");
    if (path.startsWith("/pictures/")) return pictureAt(path, response);
    openTo(origins, request, response);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();

    const text = Buffer.concat(await request.toArray()).toString();
    const asked: ForeignRequest = {
      query: searchParams,
      headers: request.headers as ForeignRequest["headers"],
      body: text ? JSON.parse(text) : {},
    };
    const call = `${request.method} ${path}`;
    calls.push(call);
    const handler = handlers[call] ?? (isProduct(call) ? () => enveloped({}) : undefined);
    await answer(call, () => handler?.(asked) ?? refused(404, "not_found", asked), response);
  }

  const server = createServer((request, response) => void serve(request, response));
  const opened = await openOnLoopback(server);
  const url = `${opened.url}${ROOT}`;

  return {
    ...switches,
    url,
    allow: (origin) => void origins.add(origin),
    reprice: (itemId, euros) => void repriced.set(itemId, euros),
    orders,
    codeFor: (email) => accounts.codes.get(email.toLowerCase()),
    calls,
    close: async () => {
      switches.behave();
      await opened.close();
    },
  };
}

/** wire.md, Conventions: CORS with exactly the headers that it names, and without cookies. */
function openTo(origins: Set<string>, { headers }: IncomingMessage, response: ServerResponse) {
  const { origin } = headers;
  if (!origin || !origins.has(origin)) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-expose-headers", "Retry-After");
  response.setHeader("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  response.setHeader(
    "access-control-allow-headers",
    "authorization, content-type, user-id, accept-language",
  );
}

function isProduct(call: string): boolean {
  return /^GET \/v2\/public\/products\/\d+$/.test(call);
}
