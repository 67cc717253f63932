import { BlockList, isIP, isIPv4 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** A call that came through no socket. */
const IN_PROCESS = "local";

/**
 * The address that a call comes from. `X-Forwarded-For` is believed as far as trusted proxies wrote
 * it: from the right, up to the first hop that is none of them. An IPv6 caller is known by their
 * network of 64 bits, within which one person has all addresses.
 */
export function callerAddress(trustProxy: readonly string[]) {
  const trusted = blockListOf(trustProxy);

  return function addressOf(c: Context): string {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    let address = plainAddress(incoming?.socket.remoteAddress ?? "");
    if (address === null) return IN_PROCESS;
    const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
    while (trusted.check(address, family(address))) {
      const hop = plainAddress(hops.pop() ?? "");
      if (hop === null) break;
      address = hop;
    }
    return networkOf(address);
  };
}

/** The headers in which proxies say for whom they ask. */
const FORWARDED = ["x-forwarded-for", "x-real-ip", "forwarded"];

/**
 * The address of whoever sent a call that says it was forwarded, where that is not believed; null
 * where all is well. Anybody can send such a header: only of a call by somebody known is it a proxy's.
 */
export function untrustedProxy(trustProxy: readonly string[]) {
  const trusted = blockListOf(trustProxy);
  return function proxyOf(c: Context): string | null {
    if (!FORWARDED.some((name) => c.req.header(name) !== undefined)) return null;
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const peer = plainAddress(incoming?.socket.remoteAddress ?? "");
    return peer === null || trusted.check(peer, family(peer)) ? null : peer;
  };
}

const PRIVATE = [
  "loopback",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "fc00::/7",
  "fe80::/10",
];

/** Of this machine or its own network, not of the public one. */
export function isPrivateAddress(address: string): boolean {
  return blockListOf(PRIVATE).check(address, family(address));
}

/** The 48 bits that a provider gives a site, of a network of 64; null for any other key. */
export function widerNetwork(key: string): string | null {
  const [, site] = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/.exec(key) ?? [];
  return site === undefined ? null : `${site}::/48`;
}

function blockListOf(trustProxy: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trustProxy) {
    if (entry === "loopback") {
      list.addSubnet("127.0.0.0", 8, "ipv4");
      list.addAddress("::1", "ipv6");
      continue;
    }
    const [address = "", prefix] = entry.split("/");
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return list;
}

/** Without the port, brackets and zone that proxies may add, and IPv4 as such; null for no address. */
export function plainAddress(hop: string): string | null {
  const text = hop.trim();
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, "");
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  return isIP(plain) === 0 ? null : plain;
}

function family(address: string): "ipv4" | "ipv6" {
  return isIPv4(address) ? "ipv4" : "ipv6";
}

function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array(missing).fill("0"), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
