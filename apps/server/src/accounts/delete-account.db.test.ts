import { createCardApi } from "@noren/contract/card-api.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountDesk,
  given,
  openAccountDesk,
  PASSWORD,
  problemIn,
  wrongFields,
} from "../../test/account-desk.ts";
import { aCustomer, aDelivery, aLine, anOrder } from "../../test/an-order.ts";
import { aCardOrder } from "../../test/card-desk.ts";
import { onBothDatabases } from "../../test/databases.ts";

const email = "ada@example.com";
const PERSON = /ada|lovelace|\+33 6|république|sans wasabi|poissons/i;

onBothDatabases("account deletion", (databases) => {
  let desk: AccountDesk;
  beforeEach(async () => {
    desk = await openAccountDesk(databases);
  });
  afterEach(() => desk.close());

  const place = (order: unknown, headers = {}) =>
    desk.send("POST", "checkout/", { body: order, headers });
  const delivery = () => ({
    ...aDelivery({ items: [aLine({ quantity: 3, note: "sans wasabi" })] }),
    local_id: "delivered",
  });

  test("delete-profile requires the password and ends every session", async () => {
    const { who } = await desk.member();
    const other = given(await desk.auth.login({ email, password: PASSWORD }));
    expect(problemIn(await desk.auth.deleteProfile(who, "not the one"))).toEqual({
      code: "invalid_password",
      status: 403,
    });
    given(await desk.auth.profile(who));
    given(await desk.auth.deleteProfile(who, PASSWORD));
    for (const { token } of [who, other])
      expect(problemIn(await desk.auth.profile({ ...who, token })).status).toBe(401);
    expect(problemIn(await desk.auth.login({ email, password: PASSWORD })).status).toBe(401);
  });

  test("delete-profile accepts token and user id in the body, the headers or both, and each must match", async () => {
    const ada = await desk.member();
    const bob = await desk.member({ email: "bob@example.com" });
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
      const { headers } = await desk.member();
      const answer = await desk.send("DELETE", "auth/delete-profile", { body, headers });
      expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual(["password"]);
    },
  );

  test("delete-profile keeps orders with dishes and amounts, and erases all personal data", async () => {
    const { who, headers } = await desk.member();
    given(await desk.auth.updateProfile(who, { email: "ada.byron@example.com" }));
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
    given(await desk.auth.deleteProfile(who, PASSWORD));

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
    const { who, headers } = await desk.member();
    await place(delivery(), headers);
    given(await desk.auth.deleteProfile(who, PASSWORD));
    const mails = await desk.db
      .selectFrom("outbox")
      .selectAll()
      .where("data", "<>", "null")
      .execute();
    expect(mails).toMatchObject([{ kind: "order_incoming", recipient: "cuisine@noren.example" }]);
    expect(mails[0]?.data).toContain("Nigiri saumon");
  });

  test("delete-profile leaves other accounts unchanged", async () => {
    const bob = await desk.member({ email: "bob@example.com", first_name: "Bob" });
    const customer = aCustomer({ email: "bob@example.com", first_name: "Bob" });
    await place(anOrder({ local_id: "bobs", customer }), bob.headers);
    const { who } = await desk.member();
    given(await desk.auth.deleteProfile(who, PASSWORD));
    const { orders } = given(await desk.auth.orders(bob.who, { page: 1, limit: 20 }));
    expect(orders).toMatchObject([{ customer: { first_name: "Bob", email: "bob@example.com" } }]);
    expect(given(await desk.auth.profile(bob.who))).toMatchObject({ first_name: "Bob" });
  });

  test("delete-profile frees the e-mail; a new account with it does not see the old orders", async () => {
    const first = await desk.member();
    await place(anOrder(), first.headers);
    given(await desk.auth.deleteProfile(first.who, PASSWORD));
    const second = await desk.member();
    expect(second.id).not.toBe(first.id);
    expect(given(await desk.auth.orders(second.who, { page: 1, limit: 20 })).total).toBe(0);
  });

  test("a reset code that was sent before delete-profile is invalid afterwards", async () => {
    const { who } = await desk.member();
    given(await desk.auth.sendOtp(email));
    const otp = await desk.codeOf(email);
    given(await desk.auth.deleteProfile(who, PASSWORD));
    const reset = await desk.auth.resetPassword({ email, otp, password: "a new password" });
    expect(problemIn(reset)).toEqual({ code: "invalid_otp", status: 400 });
  });

  test("delete-profile erases personal data from pending mails and keeps the dishes in the restaurant's", async () => {
    const { who } = await desk.member();
    const cards = createCardApi("", desk.http.fetch, "fr");
    const customer_id = given(await cards.customer({ email }));
    const intent = given(await cards.intent({ customer_id, amount: 19 }));
    const { client_secret, payment_intent_id: intentId } = intent;
    const session = { client_secret, customer_id, intentId };
    const { payment_method, transaction_id } = aCardOrder(session);
    const order = { ...delivery(), payment_method, transaction_id };
    expect((await place(order)).status).toBe(201);
    given(await desk.auth.deleteProfile(who, PASSWORD));

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
