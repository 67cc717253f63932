import type { Coupon, Item, Menu, Offer } from "@noren/ordering/model.ts";
import type { Credentials } from "./accounts.ts";
import { type AuthCall, authApi, credentialHeaders, type Sent } from "./auth-api.ts";
import type { OrderFinalised, OrderPlaced, WireOrderRequest } from "./checkout.ts";
import { locationsApi } from "./locations-api.ts";
import type { Locale } from "./problems.ts";
import { isRecord, type Refusal, refusalOf } from "./refusal.ts";
import type { HouseSettings } from "./settings.ts";

/** Sends one request: `fetch` in the browser, the API's own in process on the server. */
export type Send = (request: Request) => Response | Promise<Response>;

/** What a call gives: its payload, or why not. A call never throws for what a server may answer. */
export type Reply<T> = { ok: true; payload: T } | { ok: false; refusal: Refusal };

/** Makes one call and reads its payload; what groups of calls are made of. */
export type Call = <T>(
  method: string,
  path: string,
  read: (payload: unknown) => T | Promise<T>,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply<T>>;

export type Api = ReturnType<typeof createApi>;

const CALL_TIMEOUT_MS = 15_000;

/**
 * The typed client of the public calls. `root` is the API's address (`https://host`, `""` for the
 * page's own). The readers of the big answers are loaded with the first call that needs them.
 */
export function createApi(root: string, send: Send, locale: Locale) {
  const base = root.replace(/\/+$/, "");

  const call: Call = (method, path, read, body, headers) =>
    ask(method, path, ({ payload }) => read(payload), { body, headers });

  const ask: AuthCall = async (method, path, read, sent = {}) => {
    try {
      const response = await send(requestFor(method, path, sent));
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok || !isRecord(answer) || answer.status === "error")
        return { ok: false, refusal: refusalOf(response.status, answer) };
      return { ok: true, payload: await read(answer) };
    } catch (cause) {
      return { ok: false, refusal: { code: "unreachable", status: 0, message: "", cause } };
    }
  };

  function requestFor(method: string, path: string, { body, headers }: Sent): Request {
    return new Request(new URL(`${base}${path}`, globalThis.location?.href ?? "http://localhost"), {
      method,
      headers: {
        accept: "application/json",
        "accept-language": locale,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
  }

  return {
    ...locationsApi(call),
    settings: (): Promise<Reply<HouseSettings>> =>
      call("GET", "/v2/public/settings", async (payload) => {
        const { readablePairs, readSettings } = await import("./settings.ts");
        return readSettings(readablePairs.parse(payload)).settings;
      }),
    menus: (): Promise<Reply<Menu[]>> =>
      call("GET", "/v2/public/menus", async (payload) =>
        (await import("./menus.ts")).readMenus(payload),
      ),
    offers: (): Promise<Reply<Offer[]>> =>
      call("GET", "/v2/public/offers", async (payload) =>
        (await import("./offers.ts")).readOffers(payload),
      ),
    product: (itemId: number): Promise<Reply<Item>> =>
      call("GET", `/v2/public/products/${itemId}`, async (payload) =>
        (await import("./menus.ts")).itemSchema.parse(payload),
      ),
    /** The same call where nobody reads the answer: it loads no reader. */
    tellProduct: (itemId: number): Promise<Reply<null>> =>
      call("GET", `/v2/public/products/${itemId}`, () => null),
    coupon: (code: string): Promise<Reply<Coupon>> =>
      call(
        "POST",
        "/v2/public/offers/coupon",
        async (payload) => (await import("./offers.ts")).readCoupon(payload),
        { code },
      ),
    auth: authApi(ask),
    /** `who` where somebody is signed in: then the order is theirs. */
    placeOrder: (order: WireOrderRequest, who?: Credentials): Promise<Reply<OrderPlaced>> =>
      call("POST", "/v2/public/checkout/", readOrderPlaced, order, who && credentialHeaders(who)),
    finaliseOrder: (order: {
      order_id: string;
      transaction_id: { client_secret: string | null; customer_id: string | null };
      status: "pending" | "paid";
    }): Promise<Reply<OrderFinalised>> => call("PUT", "/v2/public/checkout/", readFinalised, order),
  };
}

/** A foreign server may send the id as a number, and need not know our order numbers. */
function readOrderPlaced(payload: unknown): OrderPlaced {
  if (!isRecord(payload)) throw new TypeError("no order in the answer");
  const { order_id, number } = payload;
  if (typeof order_id !== "string" && typeof order_id !== "number")
    throw new TypeError("no order_id in the answer");
  return {
    order_id: String(order_id),
    number:
      typeof number === "string" || typeof number === "number" ? String(number) : String(order_id),
  };
}

function readFinalised(payload: unknown): OrderFinalised {
  const { order_id, status } = isRecord(payload) ? payload : {};
  return { order_id: String(order_id ?? ""), status: String(status ?? "pending") };
}
