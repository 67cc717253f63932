import { createCardApi } from "@noren/contract/card-api.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
  wrongFields,
} from "../../test/account-fixture.ts";
import { aCustomer, aDelivery, aLine, anAddress, anOrder } from "../../test/an-order.ts";
import { aCardOrder } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";

const email = "ada@example.com";
/** Short ones as whole words: a random token may contain them. */
const PERSON =
  /(?<![\w-])(ada|12B4)(?![\w-])|lovelace|\+33 6|33600000000|république|sans wasabi|poissons|lupin|sonnette|4e étage/i;

onBothDatabases("account deletion", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  const place = (order: unknown, headers = {}) =>
    desk.send("POST", "checkout/", { body: order, headers });
  const delivery = () => ({
    ...aDelivery({ items: [aLine({ quantity: 3, note: "sans wasabi" })] }),
    note: "pas de poissons",
    dietary: { avoid: ["lupin"] },
    customer: aCustomer({
      location: anAddress({
        details: { floor: "4e étage", door_code: "12B4", instructions: "la sonnette" },
      }),
    }),
    local_id: "delivered",
  });

  test("delete-profile requires the password and ends every session", async () => {
    const { who } = await desk.verifiedCustomer();
    const other = payloadOf(await desk.auth.login({ email, password: PASSWORD }));
    expect(problemIn(await desk.auth.deleteProfile(who, "not the one"))).toEqual({
      code: "invalid_password",
      status: 403,
    });
    payloadOf(await desk.auth.profile(who));
    payloadOf(await desk.auth.deleteProfile(who, PASSWORD));
    for (const { token } of [who, other])
      expect(problemIn(await desk.auth.profile({ ...who, token })).status).toBe(401);
    expect(problemIn(await desk.auth.login({ email, password: PASSWORD })).status).toBe(401);
  });

  test("delete-profile accepts token and user id in the body, the headers or both, and each must match", async () => {
    const ada = await desk.verifiedCustomer();
    const bob = await desk.verifiedCustomer({ email: "bob@example.com" });
    const call = (body: object, headers = {}) =>
      desk.send("DELETE", "auth/delete-profile/", { body, headers });
    const pair = { token: ada.token, user_id: ada.id };
    const bearer = { authorization: ada.headers.authorization };
    const password = PASSWORD;
    expect((await call({ password })).status).toBe(401);
    expect((await call({ ...pair, user_id: bob.id, password })).status).toBe(401);
    expect((await call({ ...pair, password }, bob.headers)).status).toBe(401);
    expect((await call({ ...pair, token: bob.token, password }, bearer)).status).toBe(401);
    expect((await call({ ...pair, user_id: String(ada.id), password }, bearer)).status).toBe(200);
    expect((await call({ password }, bob.headers)).status).toBe(200);
  });

  test.each([[{}], [{ password: "" }], [{ password: null }], [{ password: ["a"] }]])(
    "delete-profile with %j reports the password as an invalid field",
    async (body) => {
      const { headers } = await desk.verifiedCustomer();
      const answer = await desk.send("DELETE", "auth/delete-profile", { body, headers });
      expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual(["password"]);
    },
  );

  test("delete-profile keeps orders with dishes and amounts, and erases all personal data", async () => {
    const { who, headers } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.updateProfile(who, { email: "ada.byron@example.com" }));
    await place(delivery(), headers);
    await place(anOrder({ local_id: "guest" }));
    const pseudonym = aCustomer({ email: "elsewhere@example.com", last_name: "Lovelace" });
    await place(anOrder({ local_id: "token", customer: pseudonym }), headers);
    const books = () =>
      desk.db
        .selectFrom("orders")
        .select(["id", "seq", "total", "tax", "vat", "slot_at", "zone"])
        .orderBy("seq")
        .execute();
    const before = await books();
    payloadOf(await desk.auth.deleteProfile(who, PASSWORD));

    expect(await books()).toEqual(before);
    expect(before).toHaveLength(3);
    const dishes = await desk.db.selectFrom("order_lines").select(["name", "quantity"]).execute();
    expect(dishes).toHaveLength(3);
    const everything = {
      accounts: await desk.db.selectFrom("accounts").selectAll().execute(),
      orders: await desk.db.selectFrom("orders").selectAll().execute(),
      lines: await desk.db.selectFrom("order_lines").selectAll().execute(),
      mails: await desk.db.selectFrom("outbox").selectAll().execute(),
      codes: await desk.db.selectFrom("codes").selectAll().execute(),
      sessions: await desk.db.selectFrom("sessions").selectAll().execute(),
    };
    for (const [table, rows] of Object.entries(everything))
      expect([table, JSON.stringify(rows).match(PERSON)]).toEqual([table, null]);
    expect(everything.sessions).toEqual([]);
    expect(everything.accounts).toMatchObject([{ email: null, deleted_at: desk.clock.now }]);
  });

  test("after delete-profile the restaurant's pending mail is still sent, mails to the customer are erased", async () => {
    const { who, headers } = await desk.verifiedCustomer();
    await place(delivery(), headers);
    payloadOf(await desk.auth.deleteProfile(who, PASSWORD));
    const mails = await desk.db
      .selectFrom("outbox")
      .selectAll()
      .where("data", "<>", "null")
      .execute();
    expect(mails).toMatchObject([{ kind: "order_incoming", recipient: "cuisine@noren.example" }]);
    expect(mails[0]?.data).toContain("Nigiri saumon");
  });

  test("delete-profile leaves other accounts unchanged", async () => {
    const bob = await desk.verifiedCustomer({ email: "bob@example.com", first_name: "Bob" });
    const customer = aCustomer({ email: "bob@example.com", first_name: "Bob" });
    await place(anOrder({ local_id: "bobs", customer }), bob.headers);
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.deleteProfile(who, PASSWORD));
    const { orders } = payloadOf(await desk.auth.orders(bob.who, { page: 1, limit: 20 }));
    expect(orders).toMatchObject([{ customer: { first_name: "Bob", email: "bob@example.com" } }]);
    expect(payloadOf(await desk.auth.profile(bob.who))).toMatchObject({ first_name: "Bob" });
  });

  test("delete-profile frees the e-mail; a new account with it does not see the old orders", async () => {
    const first = await desk.verifiedCustomer();
    await place(anOrder(), first.headers);
    payloadOf(await desk.auth.deleteProfile(first.who, PASSWORD));
    const second = await desk.verifiedCustomer();
    expect(second.id).not.toBe(first.id);
    expect(payloadOf(await desk.auth.orders(second.who, { page: 1, limit: 20 })).total).toBe(0);
  });

  test("a reset code that was sent before delete-profile is invalid afterwards", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.sendOtp(email));
    const otp = await desk.codeOf(email);
    payloadOf(await desk.auth.deleteProfile(who, PASSWORD));
    const reset = await desk.auth.resetPassword({ email, otp, password: "a new password" });
    expect(problemIn(reset)).toEqual({ code: "invalid_otp", status: 400 });
  });

  test("delete-profile erases personal data from pending mails and keeps the dishes in the restaurant's", async () => {
    const { who } = await desk.verifiedCustomer();
    const cards = createCardApi("", desk.http.fetch, "fr");
    const customer_id = payloadOf(await cards.customer({ email }));
    const intent = payloadOf(await cards.intent({ customer_id, amount: 19 }));
    const { client_secret, payment_intent_id: intentId } = intent;
    const session = { client_secret, customer_id, intentId };
    const { payment_method, transaction_id } = aCardOrder(session);
    const order = { ...delivery(), payment_method, transaction_id };
    expect((await place(order)).status).toBe(201);
    payloadOf(await desk.auth.deleteProfile(who, PASSWORD));

    const pending = await desk.db
      .selectFrom("outbox")
      .selectAll()
      .where("data", "<>", "null")
      .where("kind", "<>", "code")
      .execute();
    expect(pending.map(({ kind }) => kind)).toEqual(["order_incoming"]);
    expect(pending[0]?.data).toContain("Nigiri");
    expect(pending[0]?.data).not.toMatch(PERSON);
  });
});
