import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { plainAddress } from "./caller-address.ts";

/** Headers that proxies and content delivery networks add to a request. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|fly-.+)$/;
/** Forwarding headers that name no host. */
const HOSTLESS = /^x-forwarded-(proto|protocol|scheme|ssl|port|prefix)$/;

/**
 * Whether no part of a request names another machine: socket, Host, Origin and proxy headers. A
 * client can forge headers and a proxy can omit them, so what depends on this alone must be
 * harmless where it is wrong.
 */
export function isFromThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const socket = incoming?.socket.remoteAddress;
  const host = c.req.header("host");
  const origin = c.req.header("origin");
  return (
    (socket === undefined || isThisMachine(socket)) &&
    (host === undefined || isThisMachine(host)) &&
    (origin === undefined || isThisMachine(URL.parse(origin)?.host ?? "")) &&
    Object.entries(c.req.header()).every(
      ([name, value]) =>
        !FORWARDING.test(name) || HOSTLESS.test(name) || forwardedNames(value).every(isThisMachine),
    )
  );
}

/** Whether a request has any header of a proxy, including one on this machine. */
function wasForwarded(c: Context): boolean {
  return Object.keys(c.req.header()).some((name) => FORWARDING.test(name));
}

/** Whether the caller is at this machine, with no proxy in between: who operates it. */
export function isOperator(c: Context): boolean {
  return isFromThisMachine(c) && !wasForwarded(c);
}

/** Hosts of `for=192.0.2.1;proto=https, for="[2001:db8::1]"` and of `192.0.2.1, 10.0.0.1`. */
function forwardedNames(value: string): string[] {
  return value
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^proto=/i.test(part))
    .map((part) => part.replace(/^(for|by|host)=/i, "").replace(/^"(.*)"$/, "$1"));
}

/** Whether the text is a loopback name or address, with or without port. */
export function isThisMachine(name: string): boolean {
  const address = plainAddress(name);
  if (address !== null) return address.startsWith("127.") || address === "::1";
  return /^(.+\.)?localhost(:\d+)?$/i.test(name);
}
