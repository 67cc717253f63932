import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  aSignup,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
  wrongFields,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";

const MINUTE = 60_000;
const NEW = "countess@example.com";

/**
 * Polls until a connection waits for a lock. Not in a transaction, which would not see a connection
 * that opens after its first poll.
 */
async function untilLockContention(db: Db): Promise<void> {
  const waiting = sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
}

onBothDatabases("profiles", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  test("GET profile answers with the user and no other field", async () => {
    const { query } = await desk.verifiedCustomer();
    const answer = await desk.send("GET", `auth/profile?${query}`);
    expect(Object.keys((await answer.json()) as object)).toEqual(["user"]);
  });

  test("PATCH update-profile trims and stores the fields sent, and keeps the others", async () => {
    const { who, query } = await desk.verifiedCustomer();
    const body = { phone: " 07 ", address: " 12 rue de la République ", first_name: "Augusta" };
    const answer = await desk.send("PATCH", `auth/update-profile/?${query}`, { body });
    expect(answer.status).toBe(200);
    const user = {
      id: who.user_id,
      email: "ada@example.com",
      first_name: "Augusta",
      last_name: "Lovelace",
      phone: "07",
      address: "12 rue de la République",
    };
    expect(await answer.json()).toEqual({ status: "success", user });
    expect(payloadOf(await desk.auth.profile(who))).toEqual(user);
    expect(payloadOf(await desk.auth.updateProfile(who, { address: null }))).toMatchObject({
      address: "",
      phone: "07",
    });
  });

  test("PATCH update-profile accepts the whole user object and ignores read-only fields", async () => {
    const { who, query } = await desk.verifiedCustomer();
    const user = payloadOf(await desk.auth.profile(who));
    const body = {
      ...user,
      id: 99,
      password_hash: "ignored",
      verified_at: 0,
      token: "x",
      user_id: 99,
    };
    expect((await desk.send("PATCH", `auth/update-profile?${query}`, { body })).status).toBe(200);
    expect(payloadOf(await desk.auth.profile(who))).toEqual(user);
    expect(payloadOf(await desk.auth.updateProfile(who, {}))).toEqual(user);
    payloadOf(await desk.auth.login({ email: user.email, password: PASSWORD }));
    expect(await desk.mailsTo(user.email)).toHaveLength(1);
  });

  test("a new e-mail is pending until its code confirms it", async () => {
    const { who } = await desk.verifiedCustomer();
    const waiting = payloadOf(
      await desk.auth.updateProfile(who, { email: ` ${NEW.toUpperCase()}` }),
    );
    expect(waiting).toMatchObject({ email: "ada@example.com", pending_email: NEW });
    expect((await desk.mailsTo(NEW)).at(-1)?.data.purpose).toBe("change");
    payloadOf(await desk.auth.login({ email: "ada@example.com", password: PASSWORD }));
    expect(problemIn(await desk.auth.login({ email: NEW, password: PASSWORD })).status).toBe(401);

    const otp = await desk.codeOf(NEW);
    const { user, token } = payloadOf(await desk.auth.verifyOtp({ email: NEW, otp }));
    expect(user).toMatchObject({ id: who.user_id, email: NEW });
    expect(user).not.toHaveProperty("pending_email");
    payloadOf(await desk.auth.profile({ ...who, token }));
    payloadOf(await desk.auth.login({ email: NEW, password: PASSWORD }));
    payloadOf(await desk.auth.signup(aSignup()));
  });

  test("sending the current e-mail along keeps the pending e-mail", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.updateProfile(who, { email: NEW }));
    const user = payloadOf(
      await desk.auth.updateProfile(who, { email: "ada@example.com", phone: "1" }),
    );
    expect(user).toMatchObject({ pending_email: NEW, phone: "1" });
  });

  test("send-otp sends the code for a pending e-mail again after a minute", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.updateProfile(who, { email: NEW }));
    payloadOf(await desk.auth.updateProfile(who, { email: NEW }));
    payloadOf(await desk.auth.sendOtp(NEW));
    const first = (await desk.mailsTo(NEW)).at(-1);
    expect(first?.created_at).toBe(desk.clock.now);
    desk.clock.now += MINUTE;
    payloadOf(await desk.auth.sendOtp(NEW));
    expect((await desk.mailsTo(NEW)).at(-1)?.created_at).toBe(desk.clock.now);
    payloadOf(await desk.auth.verifyOtp({ email: NEW, otp: await desk.codeOf(NEW) }));
  });

  test("only the latest pending e-mail can be confirmed", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.updateProfile(who, { email: "first@example.com" }));
    payloadOf(await desk.auth.updateProfile(who, { email: NEW }));
    const otp = await desk.codeOf("first@example.com");
    const confirming = await desk.auth.verifyOtp({ email: "first@example.com", otp });
    expect(problemIn(confirming)).toEqual({ code: "invalid_otp", status: 400 });
  });

  test("another account's e-mail is refused with email_taken, and no other field is changed", async () => {
    await desk.verifiedCustomer({ email: NEW });
    const { who } = await desk.verifiedCustomer();
    const taken = await desk.auth.updateProfile(who, { email: NEW, phone: "changed" });
    expect(problemIn(taken)).toEqual({ code: "email_taken", status: 409 });
    expect(payloadOf(await desk.auth.profile(who))).toMatchObject({ phone: aSignup().phone });
  });

  test("confirming an e-mail deletes the unconfirmed account that has it", async () => {
    const { who } = await desk.verifiedCustomer();
    const newcomer = await desk.unverifiedCustomer({ email: NEW });
    desk.clock.now += 10 * MINUTE;
    payloadOf(await desk.auth.updateProfile(who, { email: NEW }));
    payloadOf(await desk.auth.verifyOtp({ email: NEW, otp: await desk.codeOf(NEW) }));
    expect(payloadOf(await desk.auth.profile(who))).toMatchObject({ email: NEW });
    expect(problemIn(await desk.auth.profile(newcomer.who)).status).toBe(401);
  });

  test("confirming an e-mail wins over a concurrent signup with it", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.updateProfile(who, { email: NEW }));
    const otp = await desk.codeOf(NEW);
    const { first_name, last_name, phone } = aSignup();
    const newcomer = { first_name, last_name, phone, email: NEW, address: "", password_hash: "" };
    let confirming: ReturnType<typeof desk.auth.verifyOtp> | undefined;
    await transact(desk.db, async (trx) => {
      await trx
        .insertInto("accounts")
        .values({ ...newcomer, created_at: desk.clock.now })
        .execute();
      confirming = desk.auth.verifyOtp({ email: NEW, otp });
      if (isPostgres(trx)) await untilLockContention(desk.db);
    });
    if (!confirming) throw new Error("nothing was confirmed");
    expect(payloadOf(await confirming).user).toMatchObject({ id: who.user_id, email: NEW });
  });

  test("verify-otp refuses a pending e-mail that another account has confirmed in the meantime", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await desk.auth.updateProfile(who, { email: NEW }));
    const otp = await desk.codeOf(NEW);
    await desk.db.updateTable("codes").set({ email: "kept" }).where("email", "=", NEW).execute();
    await desk.verifiedCustomer({ email: NEW });
    await desk.db.deleteFrom("codes").where("email", "=", NEW).execute();
    await desk.db.updateTable("codes").set({ email: NEW }).where("email", "=", "kept").execute();
    const confirming = await desk.auth.verifyOtp({ email: NEW, otp });
    expect(problemIn(confirming)).toEqual({ code: "invalid_otp", status: 400 });
  });

  test.each([
    [{ first_name: "" }, "first_name"],
    [{ last_name: " " }, "last_name"],
    [{ phone: null }, "phone"],
    [{ phone: "1".repeat(41) }, "phone"],
    [{ email: "ada" }, "email"],
    [{ email: "" }, "email"],
    [{ address: "a".repeat(301) }, "address"],
    [{ address: 1 }, "address"],
    [{ first_name: "a\u0000" }, "first_name"],
  ])("PATCH update-profile refuses %j as a validation error", async (body, field) => {
    const { query } = await desk.verifiedCustomer();
    const answer = await desk.send("PATCH", `auth/update-profile?${query}`, { body });
    expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual([field]);
  });
});
