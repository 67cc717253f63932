import { Hono } from "hono";
import { expect, test } from "vitest";
import { callerAddress } from "./caller-address.ts";
import type { ApiEnv } from "./environment.ts";

async function addressSeen(trusted: string[], peer: string | undefined, forwarded?: string) {
  const addressOf = callerAddress(trusted);
  const app = new Hono<ApiEnv>().get("/", (c) => c.text(addressOf(c)));
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const incoming = { socket: { remoteAddress: peer } };
  return (await app.request("/", { headers }, { incoming })).text();
}

test.each([
  [[], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  [["loopback"], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  [["10.0.0.0/8"], "127.0.0.1", "198.51.100.1", "127.0.0.1"],
])(
  "X-Forwarded-For from a peer that is not trusted is ignored (%j)",
  async (trusted, peer, forwarded, seen) => {
    expect(await addressSeen(trusted, peer, forwarded)).toBe(seen);
  },
);

test.each([
  ["198.51.100.1", "198.51.100.1"],
  ["6.6.6.6, 198.51.100.1", "198.51.100.1"],
  ["6.6.6.6, 198.51.100.1, 10.1.2.3, 127.0.0.2", "198.51.100.1"],
  ["198.51.100.1:4711", "198.51.100.1"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["[2001:db8:1:2:3::1]:4711", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])(
  "behind trusted proxies the right-most untrusted hop is the caller: %s",
  async (forwarded, seen) => {
    const trusted = ["loopback", "10.0.0.0/8"];
    expect(await addressSeen(trusted, "127.0.0.1", forwarded)).toBe(seen);
    expect(await addressSeen(trusted, "::ffff:127.0.0.1", forwarded)).toBe(seen);
  },
);

test.each([
  [undefined, "127.0.0.1"],
  ["", "127.0.0.1"],
  ["unknown", "127.0.0.1"],
  ["198.51.100.1, garbage", "127.0.0.1"],
  ["10.0.0.2, 10.0.0.3", "10.0.0.2"],
])(
  "where X-Forwarded-For ends or holds an invalid address, the last trusted proxy is the caller: %j",
  async (forwarded, seen) => {
    expect(await addressSeen(["loopback", "10.0.0.0/8"], "127.0.0.1", forwarded)).toBe(seen);
  },
);

test("an IPv6 caller is identified by the /64 network, however the address is written", async () => {
  for (const peer of ["2001:db8:0:1::1", "2001:0db8:0000:0001:ffff::2", "2001:DB8::1:0:0:0:3"])
    expect(await addressSeen([], peer)).toBe("2001:db8:0:1::/64");
  expect(await addressSeen([], "2001:db8:0:2::1")).toBe("2001:db8:0:2::/64");
  expect(await addressSeen([], "::1")).toBe("0:0:0:0::/64");
});

test("a single IPv6 address can be a trusted proxy", async () => {
  expect(await addressSeen(["2001:db8::5"], "2001:db8::5", "198.51.100.1")).toBe("198.51.100.1");
});

test('a call without a socket gets the address "local"', async () => {
  expect(await addressSeen(["loopback"], undefined, "198.51.100.1")).toBe("local");
});
