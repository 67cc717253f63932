import { type Context, Hono } from "hono";
import { expect, test, vi } from "vitest";
import { onBothDatabases, onEmbedded } from "../../test/databases.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { migrate } from "../db/migrate.ts";
import type { ApiEnv } from "./environment.ts";
import { limit, limited } from "./limit.ts";
import { openLimits } from "./rate-limits.ts";
import { waitingRoom } from "./waiting-room.ts";

const RULE = {
  login_address: { points: 3, seconds: 60 },
  signup_address: { points: 3, seconds: 60 },
};

onBothDatabases("rate limits", (databases) => {
  /** An application that answers with the requested status, limited by the requested `key`. */
  async function aLimitedApp(instances = 1) {
    const database = await openTestDatabase(await databases.empty());
    await migrate(database);
    const apps = Array.from({ length: instances }, () => {
      const limits = openLimits(database, RULE);
      const counted = limit({
        limiter: limits.login_address,
        keyOf: (c) => c.req.query("key") ?? null,
        counts: (status) => status === 401,
      });
      return new Hono<ApiEnv>()
        .use((c, next) => {
          c.set("locale", "en");
          return next();
        })
        .onError((_, c) => c.text("", 503))
        .get("/", counted, (c) => c.text("", Number(c.req.query("status")) as 200))
        .get("/failing", (c) => limited(c, [counted], () => Promise.reject(new Error("failed"))));
    });
    const [first] = apps;
    const call = (key: string, status: number, app = first) =>
      app?.request(`/?key=${key}&status=${status}`) as Promise<Response>;
    return { apps, call, database };
  }

  test("a limit refuses calls beyond its points with 429 and Retry-After, and other keys pass", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const { call } = await aLimitedApp();
    for (let i = 0; i < 3; i++) expect((await call("ada", 401)).status).toBe(401);
    const refused = await call("ada", 401);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ status: "error", code: "rate_limited" });
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await call("bob", 401)).status).toBe(401);
  });

  test.each([
    ["/48", (i: number) => `2001:db8:0:${i.toString(16)}::/64`, "2001:db8:1:0::/64"],
    ["/24", (i: number) => `203.0.113.${i}`, "203.0.114.0"],
  ])("the addresses of a %s network share eight times the limit of one", async (_, of, outside) => {
    const { call } = await aLimitedApp();
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) statuses.push((await call(of(i), 401)).status);
    expect(statuses).toEqual([...Array(24).fill(401), ...Array(6).fill(429)]);
    expect((await call(outside, 401)).status).toBe(401);
  });

  test("an answer that does not count gives its points back", async () => {
    const { call } = await aLimitedApp();
    for (let i = 0; i < 10; i++) expect((await call("ada", 200)).status).toBe(200);
    for (let i = 0; i < 3; i++) expect((await call("ada", 401)).status).toBe(401);
    expect((await call("ada", 200)).status).toBe(429);
  });

  test("concurrent calls do not exceed the limit", async () => {
    const { call } = await aLimitedApp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => call("ada", 401)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  test("a limit ends with its window", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const { call } = await aLimitedApp();
    for (let i = 0; i < 4; i++) await call("ada", 401);
    vi.setSystemTime(59_000);
    expect((await call("ada", 401)).status).toBe(429);
    vi.setSystemTime(61_000);
    expect((await call("ada", 401)).status).toBe(401);
  });

  test("a refusal for the IPv6 site does not use up the points of the single network", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const { call } = await aLimitedApp();
    for (let i = 0; i < 24; i++) await call(`2001:db8:0:${i % 8}::/64`, 401);
    vi.setSystemTime(30_000);
    const late = "2001:db8:0:9::/64";
    for (let i = 0; i < 3; i++) expect((await call(late, 401)).status).toBe(429);
    vi.setSystemTime(61_000);
    for (let i = 0; i < 3; i++) expect((await call(late, 401)).status).toBe(401);
    expect((await call(late, 401)).status).toBe(429);
  });

  test("a call that fails gives its points back", async () => {
    const { apps, call } = await aLimitedApp();
    for (let i = 0; i < 5; i++)
      expect((await apps[0]?.request("/failing?key=ada"))?.status).toBe(503);
    expect((await call("ada", 401)).status).toBe(401);
  });

  test("a call without a key is not counted", async () => {
    const { apps } = await aLimitedApp();
    for (let i = 0; i < 5; i++) expect((await apps[0]?.request("/?status=401"))?.status).toBe(401);
  });

  test("a limit is shared by processes on one PostgreSQL, and stores keys only as hashes", async () => {
    const { apps, call, database } = await aLimitedApp(2);
    for (let i = 0; i < 3; i++) await call("ada@example.com", 401, apps[i % 2]);
    const shared = database.dialect === "postgres";
    expect((await call("ada@example.com", 401, apps[1])).status).toBe(shared ? 429 : 401);
    if (shared) {
      const { rows } = await database.db.executeQuery<{ key: string }>({
        ...database.db.selectFrom("secrets").selectAll().compile(),
        sql: "select key from rate_limits",
        parameters: [],
      });
      expect(rows).toEqual([{ key: expect.stringMatching(/^login_address:[\w-]{43}$/) }]);
    }
  });
});

onEmbedded("in-memory rate limiters", (databases) => {
  /** A limiter of 24 points in 60 s that holds at most that many counters. */
  async function aLimiter(maxCounters: number) {
    const database = await openTestDatabase(await databases.empty());
    const { login_address: limiter } = openLimits(database, RULE, maxCounters);
    const consumed = async (key: string, points = 1) =>
      (await limiter.consume(key, points)).consumedPoints;
    return { limiter, consumed };
  }

  test("limit counters are bounded: the oldest one that is not exhausted is evicted", async () => {
    const { consumed } = await aLimiter(2);
    expect(await consumed("ada")).toBe(1);
    expect(await consumed("bob")).toBe(1);
    expect(await consumed("eve")).toBe(1);
    expect(await consumed("bob")).toBe(2);
    expect(await consumed("ada")).toBe(1);
  });

  test("an exhausted counter outlives any number of new keys", async () => {
    const { limiter, consumed } = await aLimiter(2);
    await consumed("ada", 24);
    for (let i = 0; i < 100; i++) expect(await consumed(`flood ${i}`)).toBe(1);
    await expect(limiter.consume("ada")).rejects.toMatchObject({ remainingPoints: 0 });
  });

  test("a table full of exhausted counters refuses new keys until the first of them ends", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const { limiter, consumed } = await aLimiter(2);
    await consumed("ada", 24);
    vi.setSystemTime(10_000);
    await consumed("bob", 24);
    await expect(limiter.consume("eve")).rejects.toMatchObject({ msBeforeNext: 50_000 });
    vi.setSystemTime(60_000);
    expect(await consumed("eve")).toBe(1);
    await expect(limiter.consume("bob")).rejects.toMatchObject({ msBeforeNext: 10_000 });
  });

  test("a counter whose points were all given back leaves the table", async () => {
    const { limiter, consumed } = await aLimiter(2);
    await consumed("ada", 8);
    for (let i = 0; i < 10; i++) {
      await consumed(`right ${i}`, 8);
      await limiter.reward(`right ${i}`, 8);
    }
    expect(await consumed("ada", 8)).toBe(16);
  });

  test("counters of one limit cannot be evicted by calls that another limit counts", async () => {
    const database = await openTestDatabase(await databases.empty());
    const { login_address, signup_address } = openLimits(database, RULE, 2);
    await login_address.consume("ada");
    for (let i = 0; i < 10; i++) await signup_address.consume(`flood ${i}`);
    expect((await login_address.consume("ada")).consumedPoints).toBe(2);
  });

  test("calls beyond a limit wait for its next window, few from one address and in total", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date", "setTimeout"] });
    const database = await openTestDatabase(await databases.empty());
    const { login_address: limiter } = openLimits(database, {
      login_address: { points: 4, seconds: 5 },
    });
    const addressOf = (c: Context) => c.req.header("x-address") ?? "";
    const counted = limit({
      limiter,
      keyOf: () => "all",
      counts: () => true,
      waiting: waitingRoom(addressOf, { perAddress: 2, total: 3 }),
    });
    const app = new Hono<ApiEnv>().get("/", counted, (c) => c.text("in"));
    const seen: [string, number][] = [];
    const call = async (address: string) => {
      const { status } = await app.request("/", { headers: { "x-address": address } });
      seen.push([address, status]);
    };
    for (let i = 0; i < 4; i++) await call("first");
    seen.length = 0;
    const later = ["ada", "ada", "ada", "bob", "eve"].map(call);
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual([
      ["ada", 429],
      ["eve", 429],
    ]);
    await vi.advanceTimersByTimeAsync(1100);
    await Promise.all(later);
    expect(seen.slice(2)).toEqual([
      ["ada", 200],
      ["ada", 200],
      ["bob", 200],
    ]);
  });

  test("two limits count the same caller separately", async () => {
    const database = await openTestDatabase(await databases.empty());
    const { login_address, signup_address } = openLimits(database, RULE);
    expect((await login_address.consume("ada")).consumedPoints).toBe(1);
    expect((await signup_address.consume("ada")).consumedPoints).toBe(1);
  });

  test("limit counters restart after their window", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const database = await openTestDatabase(await databases.empty());
    const { login_address: limiter } = openLimits(database, RULE);
    expect((await limiter.consume("ada", 20)).msBeforeNext).toBe(60_000);
    vi.setSystemTime(59_999);
    await expect(limiter.consume("ada", 5)).rejects.toMatchObject({ msBeforeNext: 1 });
    vi.setSystemTime(60_000);
    expect((await limiter.consume("ada", 5)).consumedPoints).toBe(5);
  });
});
