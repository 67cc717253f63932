import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  payloadOf,
  problemIn,
  wrongFields,
} from "../../test/account-fixture.ts";
import { aCustomer, aDelivery, aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { trackingKey } from "../orders/tracking-link.ts";

onBothDatabases("the orders of an account", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  let count = 0;
  const another = (over: Partial<WireOrderRequest> = {}) => {
    count += 1;
    return anOrder({ local_id: `local-${count}`, ...over });
  };
  const theirs = (over: Partial<WireOrderRequest> = {}) =>
    another({ customer: aCustomer({ email: "elsewhere@example.com" }), ...over });
  const place = async (order: WireOrderRequest, headers: Record<string, string> = {}) => {
    const answer = await desk.send("POST", "checkout/", { body: order, headers });
    const { payload, code } = (await answer.json()) as {
      payload?: { order_id: string };
      code?: string;
    };
    return { status: answer.status, id: payload?.order_id ?? "", code };
  };
  const idsOf = async (who: { token: string; user_id: number }, page = 1, limit = 20) =>
    payloadOf(await desk.auth.orders(who, { page, limit })).orders.map(({ order_id }) => order_id);

  test("GET /auth/orders lists an order as it was placed, in the wire format", async () => {
    const { query, headers, id } = await desk.verifiedCustomer();
    const options = [{ option_id: 7, option_options: [{ id: 71, quantity: 1 }] }];
    const items = [aLine({ options, note: "sans wasabi" })];
    const order = another({ items, subtotal: 11, total: 11, tax: 2, user_id: id });
    const { id: order_id } = await place(order, headers);
    const answer = await desk.send("GET", `auth/orders?${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      orders: [
        {
          order_id,
          number: "0001",
          status: "pending",
          progress: "new",
          promised_at: null,
          created_at: "2026-11-21T12:00:00+01:00",
          is_pickup: true,
          items: [
            {
              item_id: 101,
              item_name: "Nigiri saumon",
              item_category_id: 10,
              item_menu_id: 1,
              item_price: { price_delivery: 5.5, price_pickup: 5, tax_rate: 10 },
              quantity: 2,
              note: "sans wasabi",
              options: [
                {
                  option_id: 7,
                  option_name: "Sauce",
                  selected: 1,
                  option_options: [
                    {
                      id: 71,
                      option_id: 7,
                      name: "Soja sucrée",
                      price: 0.5,
                      quantity: 1,
                      tax_rate: 10,
                    },
                  ],
                },
              ],
            },
          ],
          free_items: [],
          subtotal: 11,
          discount: 0,
          coupon_discount: 0,
          delivery: 0,
          tax: 2,
          total: 11,
          payment_method: "cash",
          demonstration: false,
          customer: {
            first_name: "Ada",
            last_name: "Lovelace",
            email: "ada@example.com",
            phone: "+33 6 00 00 00 00",
            location: null,
          },
          note: "",
          cutlery: 0,
          dietary: null,
          date: { delivery_date: "2026-11-21", delivery_time_range: "12:30" },
          tracking_key: trackingKey(desk.services.trackingSecret, order_id),
        },
      ],
      page: 1,
      limit: 20,
      total: 1,
    });
  });

  test("GET /auth/orders distinguishes free dishes, coupon discounts and delivery addresses", async () => {
    const { who, headers } = await desk.verifiedCustomer();
    const free = { items: [aLine({ quantity: 8 })], subtotal: 40, total: 40, tax: 29.09 };
    await place(another(free), headers);
    await place(another({ coupon: "unique", discount: 5, total: 5 }), headers);
    await place({ ...aDelivery(), local_id: "delivered" }, headers);
    const { orders } = payloadOf(await desk.auth.orders(who, { page: 1, limit: 20 }));
    expect(orders).toMatchObject([
      { is_pickup: false, delivery: 250, customer: { location: { postal_code: "69001" } } },
      { discount: 0, coupon_discount: 500, total: 500 },
      { items: [{ quantity: 8 }], free_items: [{ item_id: 101, quantity: 1 }] },
    ]);
  });

  test("GET /auth/orders lists orders placed with the token, newest first, and no guest order with the e-mail", async () => {
    await place(another());
    const { who, headers, id } = await desk.verifiedCustomer();
    await place(theirs());
    const first = await place(theirs({ user_id: id }), headers);
    await place(another());
    const second = await place(another({ user_id: id }), headers);
    expect(await idsOf(who)).toEqual([second.id, first.id]);
    expect(payloadOf(await desk.auth.orders(who, { page: 1, limit: 1 })).total).toBe(2);
  });

  test("GET /auth/orders names the key of each order's page, and its receipt once there is one", async () => {
    const { who, headers } = await desk.verifiedCustomer();
    const { id } = await place(another(), headers);
    const { api } = await staffOf(desk).signedIn("manager");
    const listed = async () => payloadOf(await desk.auth.orders(who, { page: 1, limit: 1 })).orders;
    const [open] = await listed();
    expect(open?.receipt_number).toBeUndefined();
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, { version: 1 }));
    payloadOf(await api.refund(id, { amount: 1, key: "a-key-of-this-refund", reason: "" }));
    expect(await listed()).toMatchObject([{ receipt_number: 1 }]);
    const tracking = createTrackingApi("", (request) => desk.http.fetch(request), "fr");
    const shown = payloadOf(await tracking.tracking(id, open?.tracking_key ?? ""));
    expect(shown.receipts.map(({ kind }) => kind)).toEqual(["receipt", "credit_note"]);
    expect(shown.order).not.toHaveProperty("tracking_key");
  });

  test("pages of orders neither repeat nor skip an order", async () => {
    const { who, headers } = await desk.verifiedCustomer();
    const placed: string[] = [];
    for (let i = 0; i < 5; i++)
      placed.unshift((await place(i % 2 ? another() : theirs(), headers)).id);
    const pages = [await idsOf(who, 1, 2), await idsOf(who, 2, 2), await idsOf(who, 3, 2)];
    expect(pages.flat()).toEqual(placed);
    expect(await idsOf(who, 4, 2)).toEqual([]);
    expect(await idsOf(who, 1_000_000_000, 100)).toEqual([]);
  });

  test.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=1.5", "page"],
    ["page=abc", "page"],
    ["page=", "page"],
    ["page=1000000001", "page"],
    ["page=1&page=2", "page"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=ten", "limit"],
  ])("GET /auth/orders?%s reports an invalid field", async (over, field) => {
    const { query } = await desk.verifiedCustomer();
    const answer = await desk.send("GET", `auth/orders?${query}&${over}`);
    expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual([field]);
  });

  test("page and limit are optional; limit may be up to 100", async () => {
    const { query } = await desk.verifiedCustomer();
    const pageOf = async (more: string) => {
      const { page, limit } = (await (
        await desk.send("GET", `auth/orders/?${query}${more}`)
      ).json()) as {
        page: number;
        limit: number;
      };
      return [page, limit];
    };
    expect(await pageOf("")).toEqual([1, 20]);
    expect(await pageOf("&page=2&limit=100")).toEqual([2, 100]);
  });

  test("POST /checkout refuses a token with another account's or no user id as unauthenticated", async () => {
    const ada = await desk.verifiedCustomer();
    const bob = await desk.verifiedCustomer({ email: "bob@example.com" });
    const mixed = { ...ada.headers, "user-id": String(bob.id) };
    for (const [order, headers] of [
      [theirs({ user_id: bob.id }), ada.headers],
      [theirs(), mixed],
      [theirs({ user_id: ada.id }), { authorization: "Bearer wrong" }],
      [theirs(), { authorization: ada.headers.authorization }],
    ] as const)
      expect(await place(order, headers)).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(await idsOf(ada.who)).toEqual([]);
  });

  test("an order without a token is a guest order, whatever its user_id", async () => {
    const { who, id } = await desk.verifiedCustomer();
    const headers = { "user-id": String(id), authorization: "Basic YWRhOng=" };
    expect((await place(theirs({ user_id: id }), headers)).status).toBe(201);
    expect(await idsOf(who)).toEqual([]);
  });

  test("the user_id in the body is accepted with a token that comes without the user-id header", async () => {
    const { who, id, headers } = await desk.verifiedCustomer();
    const placed = await place(theirs({ user_id: String(id) }), {
      authorization: headers.authorization,
    });
    expect(await idsOf(who)).toEqual([placed.id]);
  });

  test("the API client sends the caller's token and user id with the order", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.api().placeOrder(theirs({ user_id: who.user_id }), who));
    expect(await idsOf(who)).toHaveLength(1);
  });

  test("an account does not see the orders of another account", async () => {
    const ada = await desk.verifiedCustomer();
    const bob = await desk.verifiedCustomer({ email: "bob@example.com" });
    await place(another(), ada.headers);
    expect(await idsOf(bob.who)).toEqual([]);
    const wrong = await desk.auth.orders({ ...bob.who, user_id: ada.id }, { page: 1, limit: 20 });
    expect(problemIn(wrong)).toEqual({ code: "unauthenticated", status: 401 });
  });
});
