import type { Coupon, Item, Menu } from "@noren/ordering/model.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import type { Credentials } from "./accounts.ts";
import { isRecord } from "./api-problem.ts";
import { callsTo, loadedReader, type Reply, type Send } from "./call.ts";
import type { OrderFinalised, OrderPlaced, WireOrderRequest } from "./checkout.ts";
import { credentialHeaders } from "./credential-headers.ts";
import type { Locale } from "./locales.ts";
import { locationsApi } from "./locations-api.ts";
import type { RestaurantSettings } from "./settings.ts";

export type { Reply, Send } from "./call.ts";

export type Api = ReturnType<typeof createApi>;

/**
 * The typed client of the public API; see `callsTo`. Schemas of the large answers are loaded
 * lazily, with the first call that needs them. `stripeKey` is for servers whose settings lack the
 * publishable key.
 */
export function createApi(root: string, send: Send, locale: Locale, stripeKey = "") {
  const { call, ask } = callsTo(root, send, locale);

  return {
    ...locationsApi(ask),
    settings(): Promise<Reply<RestaurantSettings>> {
      const read = import("./settings.ts").then(
        ({ readablePairs, readSettings, withStripeKey }) =>
          (payload: unknown) =>
            withStripeKey(readSettings(readablePairs.parse(payload)).settings, stripeKey),
      );
      return call("GET", "/v2/public/settings", loadedReader(read));
    },
    menus(): Promise<Reply<Menu[]>> {
      const read = import("./menus.ts").then(({ readMenus }) => readMenus);
      return call("GET", "/v2/public/menus", loadedReader(read));
    },
    offers(): Promise<Reply<Offer[]>> {
      const read = import("./offers.ts").then(({ readOffers }) => readOffers);
      return call("GET", "/v2/public/offers", loadedReader(read));
    },
    product: (itemId: number): Promise<Reply<Item>> =>
      call("GET", `/v2/public/products/${itemId}`, async (payload) =>
        (await import("./menus.ts")).itemSchema.parse(payload),
      ),
    /** The same call without reading the answer, so that no schema is loaded. */
    pingProduct: (itemId: number): Promise<Reply<null>> =>
      call("GET", `/v2/public/products/${itemId}`, () => null),
    coupon: (code: string): Promise<Reply<Coupon>> =>
      call(
        "POST",
        "/v2/public/offers/coupon",
        async (payload) => (await import("./offers.ts")).readCoupon(payload),
        { code },
      ),
    /** With `who` the order belongs to that account. */
    placeOrder: (order: WireOrderRequest, who?: Credentials): Promise<Reply<OrderPlaced>> =>
      call("POST", "/v2/public/checkout/", readOrderPlaced, order, who && credentialHeaders(who)),
    finaliseOrder: (order: {
      order_id: string;
      transaction_id: { client_secret: string | null; customer_id: string | null };
      status: "pending" | "paid";
    }): Promise<Reply<OrderFinalised>> => call("PUT", "/v2/public/checkout/", readFinalised, order),
  };
}

/** Another server may send the id as a number, and need not send `number`. */
function readOrderPlaced(payload: unknown): OrderPlaced {
  if (!isRecord(payload)) throw new TypeError("no order in the answer");
  const { order_id, number, tracking_key, payment_url } = payload;
  if (typeof order_id !== "string" && typeof order_id !== "number")
    throw new TypeError("no order_id in the answer");
  return {
    order_id: String(order_id),
    number:
      typeof number === "string" || typeof number === "number" ? String(number) : String(order_id),
    ...(typeof tracking_key === "string" && { tracking_key }),
    ...(typeof payment_url === "string" && { payment_url }),
  };
}

function readFinalised(payload: unknown): OrderFinalised {
  const { order_id, status } = isRecord(payload) ? payload : {};
  return { order_id: String(order_id ?? ""), status: String(status ?? "pending") };
}
