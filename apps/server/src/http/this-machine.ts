import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { plainAddress } from "./caller-address.ts";

/** What a proxy or a content delivery network in front of the server adds to a request. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|fly-.+)$/;
/** The ones that say how, and never whence or whither. */
const NAMELESS = /^x-forwarded-(proto|protocol|scheme|ssl|port|prefix)$/;

/**
 * Whether nothing about a request names another machine: neither its socket, Host, Origin nor what a
 * proxy added. A client can forge its headers and a proxy can hide itself: what hangs on this alone
 * must do no harm where it is wrong.
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
        !FORWARDING.test(name) || NAMELESS.test(name) || forwardedNames(value).every(isThisMachine),
    )
  );
}

/** Whether a request has any trace of a proxy, also of one on this machine. */
export function wasForwarded(c: Context): boolean {
  return Object.keys(c.req.header()).some((name) => FORWARDING.test(name));
}

/** The machines of `for=192.0.2.1;proto=https, for="[2001:db8::1]"` and of `192.0.2.1, 10.0.0.1`. */
function forwardedNames(value: string): string[] {
  return value
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^proto=/i.test(part))
    .map((part) => part.replace(/^(for|by|host)=/i, "").replace(/^"(.*)"$/, "$1"));
}

/** A name or an address of loopback, with a port or without. */
export function isThisMachine(name: string): boolean {
  const address = plainAddress(name);
  if (address !== null) return address.startsWith("127.") || address === "::1";
  return /^(.+\.)?localhost(:\d+)?$/i.test(name);
}
