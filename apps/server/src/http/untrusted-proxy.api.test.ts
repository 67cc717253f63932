import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { embeddedDatabases } from "../../test/databases.ts";
import { openStaffFixture } from "../../test/staff-fixture.ts";
import { createLog } from "../log.ts";
import type { ApiEnv } from "./environment.ts";
import { warnOfUntrustedProxy } from "./untrusted-proxy.ts";

const HOUR_MS = 60 * 60_000;
const FORWARDED = { "x-forwarded-for": "203.0.113.9" };

function anApp(trustProxy: string[]) {
  const lines: { level: number; from: string; msg: string }[] = [];
  const log = createLog("warn", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const clock = { now: 0 };
  const app = new Hono<ApiEnv>()
    .use(warnOfUntrustedProxy(trustProxy, log, () => clock.now))
    .get("/", (c) => c.text(""));
  const call = (remoteAddress: string, headers: Record<string, string> = FORWARDED) =>
    app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return { call, lines, clock };
}

test("ignored forwarded headers are logged once an hour, with a hint at TRUST_PROXY", async () => {
  const { call, lines, clock } = anApp([]);
  for (let n = 0; n < 5; n++) await call("127.0.0.1");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, from: "127.0.0.1" });
  expect(lines[0]?.msg).toContain("TRUST_PROXY");
  clock.now += HOUR_MS;
  await call("::ffff:172.17.0.1", { forwarded: "for=203.0.113.9" });
  expect(lines.map(({ from }) => from)).toEqual(["127.0.0.1", "172.17.0.1"]);
});

test("no warning is logged without forwarded headers or for trusted proxies", async () => {
  const { call, lines } = anApp(["loopback", "10.0.0.0/8"]);
  await call("127.0.0.1");
  await call("10.1.2.3");
  await call("192.0.2.7", {});
  expect(lines).toEqual([]);
});

test("a public address, which may be a visitor's, is not logged", async () => {
  const { call, lines } = anApp(["loopback"]);
  await call("192.0.2.7");
  expect(JSON.stringify(lines)).not.toContain("192.0.2.7");
  expect(JSON.stringify(lines)).not.toContain("203.0.113.9");
  expect(lines).toHaveLength(1);
});

describe("GET /v2/staff/me", () => {
  const databases = embeddedDatabases();

  async function toldProxy(role: "owner" | "kitchen", trustProxy: string, headers = {}) {
    const desk = await openStaffFixture(databases, { env: { TRUST_PROXY: trustProxy } });
    const { jar } = await desk.signedIn(role);
    const answer = await desk.http.request(
      "/v2/staff/me",
      { headers: { cookie: jar.cookie, ...headers } },
      { incoming: { socket: { remoteAddress: "172.17.0.1" } } },
    );
    const { payload } = (await answer.json()) as { payload: { untrusted_proxy: string | null } };
    return payload.untrusted_proxy;
  }

  test("GET /v2/staff/me names the untrusted proxy to owners only", async () => {
    expect(await toldProxy("owner", "", FORWARDED)).toBe("172.17.0.1");
    expect(await toldProxy("kitchen", "", FORWARDED)).toBeNull();
    expect(await toldProxy("owner", "", {})).toBeNull();
    expect(await toldProxy("owner", "172.16.0.0/12", FORWARDED)).toBeNull();
  });
});
