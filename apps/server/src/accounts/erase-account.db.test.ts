import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
} from "../../test/account-fixture.ts";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { fromJson } from "../db/json-text.ts";
import { runDueJobs } from "../jobs/run-job.ts";
import type { EmailChangedMailData } from "../mail/email-changed-mail.ts";
import { eraseDeletedAccount } from "./erase-account.ts";

const OLD = "ada@example.com";
const NEW = "eve@example.com";
const DAY = 24 * 60 * 60_000;

onBothDatabases("deletion of an account whose e-mail was changed", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  const erase = () => runDueJobs(desk.services, eraseDeletedAccount);

  /** An account with an order, whose e-mail somebody changes before they delete it. */
  async function deleted() {
    const ada = await desk.verifiedCustomer();
    const order = anOrder({ local_id: "adas" });
    await desk.send("POST", "checkout/", { body: order, headers: ada.headers });
    payloadOf(await desk.auth.updateProfile(ada.who, { email: NEW }));
    const body = { email: NEW, otp: await desk.codeOf(NEW) };
    const { token, user } = payloadOf(await desk.auth.verifyOtp(body));
    const { data } = await desk.db
      .selectFrom("outbox")
      .select("data")
      .where("kind", "=", "email_changed")
      .executeTakeFirstOrThrow();
    const { link } = fromJson(data) as EmailChangedMailData;
    const eve = { token, user_id: user.id };
    const answer = await desk.send("DELETE", "auth/delete-profile/", {
      body: { ...eve, password: PASSWORD },
    });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
      200,
      ["status"],
    ]);
    return { ada, eve, undo: link.split("#")[1] ?? "" };
  }

  const names = async () => {
    const [accounts, orders] = await Promise.all(
      (["accounts", "orders"] as const).map((table) =>
        desk.db.selectFrom(table).select("last_name").orderBy("id").execute(),
      ),
    );
    return [accounts, orders].map((rows = []) => rows.map(({ last_name }) => last_name));
  };

  test("while the undo link is open, sessions have ended, nobody signs in and nothing is erased", async () => {
    const { ada, eve } = await deleted();
    for (const who of [ada.who, eve])
      expect(problemIn(await desk.auth.profile(who)).status).toBe(401);
    for (const email of [OLD, NEW]) {
      const login = await desk.auth.login({ email, password: PASSWORD });
      expect(problemIn(login).code).toBe("invalid_credentials");
      payloadOf(await desk.auth.sendOtp(email));
    }
    const codes = await desk.db.selectFrom("codes").select("account_id").execute();
    expect(codes).toEqual([{ account_id: null }, { account_id: null }]);
    desk.clock.now += 7 * DAY - 1;
    await erase();
    expect(await names()).toEqual([["Lovelace"], ["Lovelace"]]);
  });

  test("the undo link cancels the deletion", async () => {
    const { undo } = await deleted();
    desk.clock.now += 7 * DAY - 1;
    expect(payloadOf(await desk.auth.restoreEmail(undo))).toBe(OLD);
    desk.clock.now += DAY;
    await erase();
    payloadOf(await desk.auth.sendOtp(OLD));
    const password = "un tout autre mot";
    payloadOf(await desk.auth.resetPassword({ email: OLD, otp: await desk.codeOf(OLD), password }));
    const { token, user } = payloadOf(await desk.auth.login({ email: OLD, password }));
    const { orders } = payloadOf(
      await desk.auth.orders({ token, user_id: user.id }, { page: 1, limit: 20 }),
    );
    expect(orders).toMatchObject([{ customer: { last_name: "Lovelace" } }]);
  });

  test("when the undo link has expired the data is erased, but not that of a new account with the e-mail", async () => {
    const { undo } = await deleted();
    const fresh = await desk.verifiedCustomer({ email: NEW, last_name: "Byron" });
    desk.clock.now += 60_000;
    const customer = aCustomer({ email: NEW, last_name: "Byron" });
    const order = anOrder({ local_id: "anew", customer });
    await desk.send("POST", "checkout/", { body: order, headers: fresh.headers });
    desk.clock.now += 7 * DAY - 60_000;
    await erase();
    expect((await names()).map((all) => all.toSorted())).toEqual([
      ["", "Byron"],
      ["", "Byron"],
    ]);
    const mails = desk.db.selectFrom("outbox").select("recipient").where("recipient", "=", NEW);
    expect((await mails.execute()).length, "mails of the new account").toBeGreaterThan(0);
    expect(problemIn(await desk.auth.restoreEmail(undo)).code).toBe("invalid_link");
    expect(await desk.db.selectFrom("email_undos").selectAll().execute()).toEqual([]);
  });
});
