import { afterEach, expect, test } from "vitest";
import {
  type AccountFixture,
  aSignup,
  differentCode,
  openAccountFixture,
  PASSWORD,
  payloadOf,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { LIMIT_RULES, type LimitRules } from "../http/rate-limits.ts";
import { WAITING_CUSTOMERS, WAITING_STAFF } from "../http/waiting-room.ts";
import { MAX_WAITING_HASHES } from "./passwords.ts";

const email = "ada@example.com";

onBothDatabases("known devices", (databases) => {
  let desk: AccountFixture;
  afterEach(() => desk.close());

  async function open(over: Partial<LimitRules> = {}) {
    desk = await openAccountFixture(databases, { ...LIMIT_RULES, ...over });
    await desk.verifiedCustomer();
  }

  const login = (password: string, address: string, cookie = "") =>
    desk.send("POST", "auth/login", {
      body: { email, password },
      address,
      headers: cookie ? { cookie } : {},
    });

  /** The device cookie that a successful login sets. */
  async function deviceCookie(address = "192.0.2.200"): Promise<string> {
    return cookieOf(await login(PASSWORD, address));
  }

  test("a known device signs in while 100 wrong passwords from many addresses limit unknown devices", async () => {
    await open();
    const cookie = await deviceCookie();
    const seen = await Promise.all(
      Array.from({ length: 100 }, (_, i) => login("wrong", `198.51.100.${i}`)),
    );
    expect(seen.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(90);
    expect((await login(PASSWORD, "203.0.113.1")).status).toBe(429);
    expect((await login(PASSWORD, "203.0.113.1", cookie)).status).toBe(200);
    expect((await login(PASSWORD, "198.51.100.1", cookie)).status, "an attacker's network").toBe(
      200,
    );
  });

  test("a known device has its own login limit, which only its own wrong passwords use up", async () => {
    await open({ login_device: { points: 2, seconds: 900 } });
    const [first, second] = [await deviceCookie(), await deviceCookie()];
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await login("wrong", "192.0.2.1", first)).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await login(PASSWORD, "192.0.2.1", first)).status).toBe(429);
    expect((await login(PASSWORD, "192.0.2.1", second)).status).toBe(200);
  });

  test("the device cookie is HttpOnly, bound to one account, and refused when forged", async () => {
    await open({ login_account: { points: 1, seconds: 900 } });
    const answer = await login(PASSWORD, "192.0.2.1");
    const set = answer.headers.get("set-cookie") ?? "";
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Strict/);
    expect(set).toMatch(/Max-Age=15552000/);
    expect(set).not.toContain("ada");
    const cookie = cookieOf(answer);
    await desk.verifiedCustomer({ email: "eve@example.com" });
    const eve = cookieOf(
      await desk.send("POST", "auth/login", {
        body: { email: "eve@example.com", password: PASSWORD },
      }),
    );
    await login("wrong", "192.0.2.2");
    const name = cookie.split("=")[0];
    const forged = [
      eve,
      `${name}=${eve.split("=")[1]}`,
      `${cookie}x`,
      `${name}=x`,
      cookie.replace(/=\d/, "=9"),
    ];
    for (const other of forged)
      expect((await login(PASSWORD, "192.0.2.3", other)).status).toBe(429);
    expect((await login(PASSWORD, "192.0.2.3", cookie)).status).toBe(200);
    desk.clock.now += 181 * 24 * 60 * 60_000;
    expect((await login(PASSWORD, "192.0.2.3", cookie)).status, "too old").toBe(429);
  });

  test("a known device is sent a code after unknown devices used up the limit of the e-mail", async () => {
    await open();
    const cookie = await deviceCookie();
    const ask = (address: string, headers = {}) =>
      desk.send("GET", `auth/send-otp?email=${email}`, { address, headers });
    const strangers = [];
    for (let i = 0; i < 7; i++) strangers.push((await ask(`192.0.2.${i}`)).status);
    expect(strangers.at(-1)).toBe(429);
    desk.clock.now += 61_000;
    const before = (await desk.mailsTo(email)).length;
    expect((await ask("192.0.2.1", { cookie })).status).toBe(200);
    expect((await desk.mailsTo(email)).length).toBeGreaterThanOrEqual(before);
    expect((await desk.mailsTo(email)).at(-1)?.created_at).toBe(desk.clock.now);
  });

  test("a known device can use a code that wrong guesses from unknown devices have voided for them", async () => {
    await open();
    const cookie = await deviceCookie();
    await desk.send("GET", `auth/send-otp?email=${email}`);
    const otp = await desk.codeOf(email);
    const reset = (code: string, headers = {}) =>
      desk.send("POST", "auth/reset-password", {
        body: { email, otp: code, password: "un autre mot de passe" },
        headers,
      });
    for (let i = 0; i < 5; i++) expect((await reset(differentCode(otp))).status).toBe(400);
    expect((await reset(otp)).status).toBe(400);
    for (let i = 0; i < 4; i++)
      expect((await reset(differentCode(otp), { cookie })).status).toBe(400);
    expect((await reset(otp, { cookie })).status).toBe(200);
  });

  test("wrong passwords for many accounts from many addresses count towards one limit of unknown devices", async () => {
    await open({ unknown_devices: { points: 3, seconds: 900 } });
    const cookie = await deviceCookie();
    for (let i = 0; i < 3; i++)
      await desk.send("POST", "auth/login", {
        body: { email: `someone${i}@example.com`, password: "wrong" },
        address: `192.0.2.${i}`,
      });
    expect((await login(PASSWORD, "203.0.113.1")).status).toBe(429);
    expect((await login(PASSWORD, "203.0.113.1", cookie)).status).toBe(200);
  });

  test("wrong passwords of strangers slow a newcomer's sign-in down, and leave sign-up and codes alone", async () => {
    await open({ unknown_devices: { points: 3, seconds: 4 } });
    for (let i = 0; i < 3; i++)
      await desk.send("POST", "auth/login", {
        body: { email: `someone${i}@example.com`, password: "wrong" },
        address: `192.0.2.${i}`,
      });
    const body = aSignup({ email: "new@example.com" });
    expect((await desk.send("POST", "auth/signup", { body })).status).toBe(201);
    const otp = await desk.codeOf(body.email);
    const verified = await desk.send("GET", `auth/verify-otp?email=${body.email}&otp=${otp}`);
    expect(verified.status).toBe(200);
    expect((await login(PASSWORD, "203.0.113.1")).status).toBe(200);
  });

  test("verify-otp makes a device known, signup does not", async () => {
    await open();
    const signup = await desk.auth.signup({
      first_name: "Bob",
      last_name: "B",
      phone: "1",
      email: "bob@example.com",
      password: PASSWORD,
    });
    payloadOf(signup);
    const otp = await desk.codeOf("bob@example.com");
    const verified = await desk.send("GET", `auth/verify-otp?email=bob@example.com&otp=${otp}`);
    expect(verified.headers.get("set-cookie")).toMatch(/^noren-device-/);
    const again = await desk.send("POST", "auth/signup", {
      body: {
        first_name: "E",
        last_name: "E",
        phone: "1",
        email: "new@example.com",
        password: PASSWORD,
      },
    });
    expect([again.status, again.headers.get("set-cookie")]).toEqual([201, null]);
  });
});

test("what strangers have in flight or waiting fits into the next window and the password queue", () => {
  const { unknown_devices, guess_unknown_devices, signup_together } = LIMIT_RULES;
  for (const { points } of [unknown_devices, guess_unknown_devices, signup_together])
    expect(points).toBeGreaterThan(WAITING_CUSTOMERS.total);
  expect(LIMIT_RULES.staff_unknown_devices.points).toBeGreaterThan(WAITING_STAFF.total);
  expect(guess_unknown_devices.points + signup_together.points).toBeLessThan(MAX_WAITING_HASHES);
});

function cookieOf(answer: Response): string {
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}
