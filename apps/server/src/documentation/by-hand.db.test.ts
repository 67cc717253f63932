import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

/**
 * A client written from wire.md alone, without the contract's schemas, types or parsers. It calls
 * each of the 21 endpoints in the order of a typical visit.
 */
onBothDatabases("hand-written client", (databases) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(await databases.filled());
  });
  afterEach(() => app.close());

  async function call(method: string, path: string, body?: unknown, headers = {}) {
    const answer = await app.http.request(`/v2/public/${path}`, {
      method,
      headers: { "Content-Type": "application/json", "Accept-Language": "en", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...JSON.parse(await answer.text()) };
  }

  /** The code from the outbox; no mail is sent in this test. */
  async function mailedCode(): Promise<string> {
    const mails = await app.db
      .selectFrom("outbox")
      .select("data")
      .where("kind", "=", "code")
      .orderBy("id", "desc")
      .execute();
    return /\b\d{6}\b/.exec(String(mails[0]?.data))?.[0] ?? "";
  }

  test("a client written by hand can call all 21 endpoints of the contract", async () => {
    const settings = await call("GET", "settings");
    expect(
      settings.payload.find(({ name }: { name: string }) => name === "payments").value.cod,
    ).toEqual({ active: true });
    const { payload: menus } = await call("GET", "menus/");
    expect((await call("GET", "offers")).payload).toBeInstanceOf(Array);
    const dish = menus[0].categories[0].items[0];
    expect((await call("GET", `products/${dish.item_id}`)).payload.item_id).toBe(dish.item_id);
    expect((await call("POST", "offers/coupon", { code: "bienvenue" })).payload.type).toBe(
      "percentage",
    );
    expect(
      (await call("GET", "locations/?query=69002")).payload[0].structured_formatting,
    ).toBeDefined();
    expect((await call("GET", "locations/distance?location=69002 Lyon")).payload.unit).toBe("km");

    const person = { first_name: "Ada", last_name: "King", phone: "1", email: "ada@example.org" };
    const password = "sept lanternes au vent";
    const signup = await call("POST", "auth/signup/", { ...person, password });
    expect(signup.user).toMatchObject(person);
    expect((await call("POST", "auth/login/", { email: person.email, password })).code).toBe(
      "unverified",
    );
    expect((await call("GET", `auth/send-otp/?email=${person.email}`)).status).toBe("success");
    const verified = await call(
      "GET",
      `auth/verify-otp/?otp=${await mailedCode()}&email=${person.email}`,
    );
    const { token, user } = verified;
    const who = `token=${token}&user_id=${user.id}`;
    expect((await call("GET", `auth/profile?${who}`)).user).toEqual(user);
    const renamed = await call("PATCH", `auth/update-profile?${who}`, {
      ...user,
      last_name: "Lovelace",
    });
    expect(renamed.user.last_name).toBe("Lovelace");

    const card = { email: person.email, name: "Ada", phone: "1" };
    const { payload: known } = await call("POST", "checkout/stripe-customer", card);
    const intent = { customer_id: known.customer.id, amount: "10.00" };
    const { payload: session } = await call("POST", "checkout/stripe-payment-intent", intent);

    const order = {
      local_id: "by-hand-1",
      items: [{ ...dish, quantity: "2", note: "", options: [] }],
      free_items: [],
      is_pickup: 1,
      ...{ delivery: 0, tax: "1.82", subtotal: "10.00", discount: 0, total: 10 },
      payment_method: "cash",
      transaction_id: { client_secret: null, customer_id: null },
      user_id: user.id,
      status: "pending",
      customer: { ...person, location: {}, date: {} },
    };
    const bearer = { Authorization: `Bearer ${token}`, "user-id": String(user.id) };
    const placed = await call("POST", "checkout/", order, bearer);
    expect(placed.status).toBe("success");
    const { order_id } = placed.payload;
    const finalised = await call("PUT", "checkout/", {
      order_id,
      transaction_id: null,
      status: "pending",
    });
    expect(finalised.payload).toEqual({ order_id, status: "pending" });

    const transaction_id = {
      client_secret: session.client_secret,
      customer_id: known.customer.id,
    };
    const byCard = { local_id: "by-hand-2", payment_method: "card", transaction_id };
    const second = await call("POST", "checkout/", { ...order, ...byCard }, bearer);
    const claim = { order_id: second.payload.order_id, transaction_id, status: "paid" };
    expect((await call("PUT", "checkout/", claim)).code).toBe("payment_not_confirmed");
    const test = { number: "4242424242424242", expiry_month: 12, expiry_year: 2031, cvc: "123" };
    const confirm = { client_secret: session.client_secret, ...test };
    expect((await call("POST", "checkout/demo-card/confirm", confirm)).payload).toEqual({
      status: "requires_capture",
    });
    expect((await call("PUT", "checkout/", claim)).payload.status).toBe("paid");
    const orders = await call("GET", `auth/orders?${who}&page=1&limit=20`);
    expect(orders).toMatchObject({
      page: 1,
      limit: 20,
      total: 2,
      orders: [{ status: "paid" }, { order_id, total: 10 }],
    });

    expect((await call("POST", "auth/logout/", undefined, bearer)).status).toBe("success");
    await call("GET", `auth/send-otp/?email=${person.email}`);
    const reset = {
      email: person.email,
      otp: await mailedCode(),
      password: "huit lanternes au vent",
    };
    expect((await call("POST", "auth/reset-password/", reset)).status).toBe("success");
    const login = await call("POST", "auth/login/", {
      email: person.email,
      password: reset.password,
    });
    const goodbye = { token: login.token, user_id: user.id, password: reset.password };
    const gone = await call("DELETE", "auth/delete-profile/", goodbye, {
      Authorization: `Bearer ${login.token}`,
    });
    expect(gone.status).toBe("success");
    expect((await call("GET", `auth/profile?token=${login.token}&user_id=${user.id}`)).code).toBe(
      "unauthenticated",
    );
  });
});
