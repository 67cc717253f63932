import { BlockList, isIP, isIPv4 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Address of an in-process call, which has no socket. */
const IN_PROCESS = "local";

/**
 * Returns a function that finds the client's address. `X-Forwarded-For` is trusted only as far as
 * trusted proxies wrote it: read from the right, up to the first hop that is not one of them. An
 * IPv6 client is identified by its /64 network, since one person controls all addresses in it.
 */
export function callerAddress(trustProxy: readonly string[]) {
  const trusted = blockListOf(trustProxy);

  return function addressOf(c: Context): string {
    let address = peerOf(c);
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

/** Returns a function that says whether the peer of a request is one of the trusted proxies. */
export function trustedPeer(trustProxy: readonly string[]) {
  const trusted = blockListOf(trustProxy);
  return function isTrusted(c: Context): boolean {
    const peer = peerOf(c);
    return peer !== null && trusted.check(peer, family(peer));
  };
}

/** Headers in which proxies name the client. */
const FORWARDED = ["x-forwarded-for", "x-real-ip", "forwarded"];

/**
 * Returns a function that gives the peer's address where a request has forwarded headers but its
 * peer is not a trusted proxy, otherwise null. Anybody can send such headers: only from an
 * authenticated caller do they show that a proxy is missing in TRUST_PROXY.
 */
export function untrustedProxy(trustProxy: readonly string[]) {
  const trusted = blockListOf(trustProxy);
  return function proxyOf(c: Context): string | null {
    if (!FORWARDED.some((name) => c.req.header(name) !== undefined)) return null;
    const peer = peerOf(c);
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

/** Whether the address is loopback, private or link-local. */
export function isPrivateAddress(address: string): boolean {
  return blockListOf(PRIVATE).check(address, family(address));
}

/** The wider network of a caller may do this many times what a single address may. */
export const WIDER_NETWORK_FACTOR = 8;

/**
 * The network around a caller's address, which one site may have: the /24 network of an IPv4
 * address, the /48 network of an IPv6 network. Null for any other key.
 */
export function widerNetwork(key: string): string | null {
  if (isIPv4(key)) return key.replace(/\d+$/, "0/24");
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

/** The address at the other end of the socket; null without a socket. */
function peerOf(c: Context): string | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return plainAddress(incoming?.socket.remoteAddress ?? "");
}

/** Removes port, brackets and zone, and unmaps IPv4-mapped IPv6; null for an invalid address. */
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
