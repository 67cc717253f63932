import { afterEach, expect, test } from "vitest";
import {
  type AccountFixture,
  aSignup,
  differentCode,
  openAccountFixture,
  PASSWORD,
  payloadOf,
} from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { createApiApp } from "../api.ts";
import { LIMIT_RULES, type LimitRules } from "../http/rate-limits.ts";
import {
  createPasswords,
  hashThreads,
  MAX_CONCURRENT_HASHES,
  MAX_WAITING_HASHES,
} from "./passwords.ts";

const email = "ada@example.com";

onBothDatabases("limits on accounts", (databases) => {
  let desk: AccountFixture;
  afterEach(() => desk.close());

  /** Opens an app with the default limits; the given ones are lowered to that many points. */
  async function open(...tight: [keyof LimitRules, number][]) {
    const over = tight.map(([name, points]) => [name, { ...LIMIT_RULES[name], points }]);
    desk = await openAccountFixture(databases, Object.fromEntries(over));
  }

  const login = (address: string, password: string, mail = email) =>
    desk.send("POST", "auth/login", { body: { email: mail, password }, address });
  const statuses = async (calls: (() => Promise<Response>)[]) => {
    const seen: number[] = [];
    for (const call of calls) seen.push((await call()).status);
    return seen;
  };
  const times = <T>(count: number, call: (i: number) => Promise<T>) =>
    Array.from({ length: count }, (_, i) => () => call(i));

  test("wrong passwords for one account from one address limit neither other accounts nor other addresses", async () => {
    await open(["login_account_from_address", 2]);
    await desk.verifiedCustomer();
    expect(await statuses(times(3, () => login("192.0.2.1", "wrong")))).toEqual([401, 401, 429]);
    expect((await login("192.0.2.1", PASSWORD)).status).toBe(429);
    expect((await login("192.0.2.2", PASSWORD)).status).toBe(200);
    expect((await login("192.0.2.1", "wrong", "bob@example.com")).status).toBe(401);
  });

  test("an e-mail address is sent at most 10 codes an hour, over all endpoints and IP addresses", async () => {
    await open();
    const victim = "victim@example.com";
    const codes = () =>
      desk.db.selectFrom("outbox").select("id").where("dedupe", "like", "code:%").execute();
    for (let i = 0; i < 4; i++) {
      desk.clock.now += 60_000;
      const body = { ...aSignup({ email: victim }) };
      await desk.send("POST", "auth/signup", { body, address: `192.0.2.${i}` });
    }
    for (let i = 0; i < 20; i++) {
      desk.clock.now += 60_000;
      await login(`192.0.2.${i}`, PASSWORD, victim);
    }
    // An unsent mail is replaced by the next one, so `codes.sent` is checked, not the outbox.
    const row = await desk.db.selectFrom("codes").select("sent").executeTakeFirstOrThrow();
    expect(row.sent).toBe(10);
    expect((await codes()).length).toBeLessThanOrEqual(10);
    const again = await desk.send("POST", "auth/signup", { body: aSignup({ email: victim }) });
    expect(again.status).toBe(429);
    expect(again.headers.get("retry-after")).not.toBeNull();
    desk.clock.now += 60 * 60_000;
    expect((await login("192.0.2.99", PASSWORD, victim)).status).toBe(403);
    expect((await desk.db.selectFrom("codes").select("sent").executeTakeFirst())?.sent).toBe(1);
  });

  test("login with an unknown e-mail is rate-limited like a known one", async () => {
    await open(["login_account_from_address", 2]);
    const refused = await statuses(times(3, () => login("192.0.2.1", "wrong")));
    expect(refused).toEqual([401, 401, 429]);
  });

  test("wrong passwords for one account are limited over all addresses, whatever the spelling of the e-mail", async () => {
    await open(["login_account", 3]);
    const mails = [email, " ADA@example.com", "Ada@Example.com ", email];
    const calls = mails.map((mail, i) => () => login(`192.0.2.${i}`, "wrong", mail));
    expect(await statuses(calls)).toEqual([401, 401, 401, 429]);
  });

  test("wrong passwords from one address are limited over all accounts; right passwords do not count", async () => {
    await open(["login_address", 2]);
    await desk.verifiedCustomer();
    const free = times(4, () => login("192.0.2.1", PASSWORD));
    expect(await statuses(free)).toEqual([200, 200, 200, 200]);
    const guesses = times(3, (i) => login("192.0.2.1", "wrong", `a${i}@example.com`));
    expect(await statuses(guesses)).toEqual([401, 401, 429]);
    expect((await login("192.0.2.1", PASSWORD)).status).toBe(429);
    expect((await login("192.0.2.9", PASSWORD)).status).toBe(200);
  });

  test("right passwords of one account are limited over all devices and addresses", async () => {
    await open(["login_right_account", 3]);
    await desk.verifiedCustomer();
    const first = await login("192.0.2.1", PASSWORD);
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const from = (i: number) =>
      desk.send("POST", "auth/login", {
        body: { email, password: PASSWORD },
        address: `192.0.2.${i}`,
        headers: i % 2 === 0 ? { cookie } : {},
      });
    expect(await statuses(times(4, from))).toEqual([200, 200, 429, 429]);
    expect((await login("192.0.2.1", "wrong")).status).toBe(429);
    await desk.verifiedCustomer({ email: "bob@example.com" });
    expect((await login("192.0.2.1", PASSWORD, "bob@example.com")).status).toBe(200);
  });

  test("right passwords from one address are limited over all accounts; a known device is not", async () => {
    await open(["login_right_address", 2]);
    await desk.verifiedCustomer();
    await desk.verifiedCustomer({ email: "bob@example.com" });
    const first = await login("192.0.2.1", PASSWORD);
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await login("192.0.2.1", PASSWORD, "bob@example.com")).status).toBe(200);
    expect((await login("192.0.2.1", PASSWORD)).status).toBe(429);
    const body = { email, password: PASSWORD };
    const known = { body, address: "192.0.2.1", headers: { cookie } };
    expect((await desk.send("POST", "auth/login", known)).status).toBe(200);
  });

  test("one account's right passwords never fill a queue of hashes", () => {
    const { login_right_account, staff_sign_in_right_account } = LIMIT_RULES;
    expect(login_right_account.points).toBeLessThan(MAX_WAITING_HASHES);
    expect(staff_sign_in_right_account.points).toBeLessThan(MAX_WAITING_HASHES);
  });

  test("200 wrong logins from one address compute at most 50 hashes and do not block customers at another", async () => {
    await open(["login_account_from_address", 10], ["login_address", 50]);
    await desk.verifiedCustomer();
    const before = desk.hashes();
    const flood = times(200, (i) => login("192.0.2.1", "wrong", `a${i % 25}@example.com`));
    const answers = Promise.all(flood.map((call) => call()));
    const elsewhere = await desk.send("GET", "menus", { address: "192.0.2.2" });
    expect(elsewhere.status).toBe(200);
    expect((await desk.send("POST", "checkout", { body: anOrder() })).status).toBe(201);
    const seen = (await answers).map(({ status }) => status);
    expect(seen.filter((status) => status === 401).length).toBeLessThanOrEqual(50);
    expect(seen.filter((status) => status === 429).length).toBeGreaterThanOrEqual(150);
    expect(desk.hashes() - before).toBeLessThanOrEqual(50);
    expect((await login("192.0.2.2", PASSWORD)).status).toBe(200);
  });

  test("logins beyond the password queue's limit are answered 503 not_ready with Retry-After", async () => {
    await open();
    await desk.verifiedCustomer();
    const threads = hashThreads();
    const held = Promise.withResolvers<void>();
    for (let busy = 0; busy < MAX_CONCURRENT_HASHES; busy++) void threads(() => held.promise);
    const http = createApiApp({ ...desk.services, passwords: createPasswords(threads, 2) });
    let beyond = 10 - MAX_CONCURRENT_HASHES - 2;
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await http.request("/v2/public/auth/login", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email, password: PASSWORD }),
        });
        // Only those can be answered before a thread is free.
        if (--beyond === 0) held.resolve();
        return answer;
      }),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    for (const answer of refused) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ status: "error", code: "not_ready" });
    }
  });

  test("a full queue of the customers' passwords stops neither the desk nor sign-ups", async () => {
    await open();
    const full = createPasswords(hashThreads(), 0);
    const http = createApiApp({ ...desk.services, passwords: full });
    const post = (path: string, body: unknown) =>
      http.request(`/v2/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-noren-desk": "1" },
        body: JSON.stringify(body),
      });
    const body = { email, password: "wrong" };
    expect((await post("public/auth/login", body)).status).toBe(503);
    expect((await post("staff/sign-in", body)).status).toBe(401);
    expect((await post("public/auth/signup", aSignup())).status).toBe(201);
  });

  test("POST signup is limited per address and per e-mail; validation errors do not count", async () => {
    await open(["signup_address", 3], ["signup_email", 2]);
    const signup = (address: string, over = {}) =>
      desk.send("POST", "auth/signup", { body: aSignup(over), address });
    expect(await statuses(times(5, () => signup("192.0.2.1", { phone: "" })))).toEqual(
      Array(5).fill(422),
    );
    expect(await statuses(times(3, () => signup("192.0.2.1")))).toEqual([201, 201, 429]);
    expect((await signup("192.0.2.1", { email: "bob@example.com" })).status).toBe(201);
    expect((await signup("192.0.2.1", { email: "eve@example.com" })).status).toBe(429);
    expect((await signup("192.0.2.2", { email: "eve@example.com" })).status).toBe(201);
  });

  test("GET send-otp is limited per e-mail, whether an account exists or not", async () => {
    await open(["code_email", 2]);
    await desk.verifiedCustomer();
    for (const mail of [email, "nobody@example.com"]) {
      const send = (i: number) =>
        desk.send("GET", `auth/send-otp?email=${mail}`, { address: `192.0.2.${i}` });
      expect(await statuses(times(3, send))).toEqual([200, 200, 429]);
    }
  });

  test("wrong codes of verify-otp and reset-password count towards one limit; right codes do not count", async () => {
    await open(["guess_email", 3]);
    await desk.unverifiedCustomer();
    const otp = await desk.codeOf(email);
    const guess = () =>
      desk.send("GET", `auth/verify-otp?email=${email}&otp=${differentCode(otp)}`);
    const body = { email, otp: differentCode(otp), password: "a new password" };
    const reset = () => desk.send("POST", "auth/reset-password", { body });
    expect(await statuses([guess, reset])).toEqual([400, 400]);
    payloadOf(await desk.auth.verifyOtp({ email, otp }));
    expect(await statuses([guess, reset])).toEqual([400, 429]);
  });

  test("profile changes and wrong passwords of delete-profile are limited per account", async () => {
    await open(["profile_account", 2], ["password_account", 2]);
    const { query, headers } = await desk.verifiedCustomer();
    const change = () =>
      desk.send("PATCH", `auth/update-profile?${query}`, { body: { phone: "1" } });
    expect(await statuses(times(3, change))).toEqual([200, 200, 429]);
    const remove = (password: string) =>
      desk.send("DELETE", "auth/delete-profile", { body: { password }, headers });
    expect(await statuses(times(3, () => remove("wrong")))).toEqual([403, 403, 429]);
    expect((await remove(PASSWORD)).status).toBe(429);
  });

  test("POST /checkout is limited per address and per account; duplicates and validation errors do not count", async () => {
    await open(["order_address", 3], ["order_account", 1]);
    const { headers } = await desk.verifiedCustomer();
    const place = (local_id: string, address: string, more = {}) =>
      desk.send("POST", "checkout", { body: anOrder({ local_id }), address, headers: more });
    expect(await statuses(times(4, () => place("same", "192.0.2.1")))).toEqual([
      201, 200, 200, 200,
    ]);
    const empty = () => desk.send("POST", "checkout", { body: {}, address: "192.0.2.1" });
    expect(await statuses(times(4, empty))).toEqual([422, 422, 422, 422]);
    const others = times(3, (i) => place(`o${i}`, "192.0.2.1"));
    expect(await statuses(others)).toEqual([201, 201, 429]);
    expect((await place("a1", "192.0.2.2", headers)).status).toBe(201);
    expect((await place("a2", "192.0.2.3", headers)).status).toBe(429);
  });

  test("wrong coupon codes are limited per address; valid codes do not count", async () => {
    await open(["coupon_address", 2]);
    const ask = (code: string) =>
      desk.send("POST", "offers/coupon", { body: { code }, address: "192.0.2.1" });
    expect(await statuses(times(3, () => ask("BIENVENUE")))).toEqual([200, 200, 200]);
    expect(await statuses(times(3, (i) => ask(`GUESS${i}`)))).toEqual([404, 404, 429]);
  });

  test("GET /locations is limited per address, so one visitor does not use up the limit of others", async () => {
    await open(["location_address", 2]);
    const ask = (address: string) => desk.send("GET", "locations?query=69002", { address });
    expect(await statuses(times(3, () => ask("192.0.2.1")))).toEqual([200, 200, 429]);
    expect((await ask("192.0.2.2")).status).toBe(200);
  });
});
