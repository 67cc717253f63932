import { BlockList, isIP } from "node:net";
import { isEmailAddress } from "@noren/contract/typed-text.ts";
import { z } from "zod";

/** Parser of a variable's value. `allowed` is the description in the error of an invalid value. */
export type ValueKind<T> = { schema: z.ZodType<T, string>; allowed: string };

export const port = kind(
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value <= 65_535),
  "a port from 0 to 65535",
);

export const text = kind(z.string(), "any text");
export const flag = kind(
  z.enum(["0", "1"]).transform((value) => value === "1"),
  "0 or 1",
);

export const seconds = kind(
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value > 0),
  "a number of seconds from 1 to 999999",
);

export function oneOf<const T extends string>(...values: T[]): ValueKind<T> {
  return kind(z.enum(values), values.join(", "));
}

/** A URL with one of these schemes; trailing slashes are removed. */
export function url(...schemes: string[]): ValueKind<string> {
  return kind(
    z
      .string()
      .refine((value) => schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ""))
      .transform((value) => value.replace(/\/+$/, "")),
    `an address such as ${schemes[0]}://…`,
  );
}

/** A URL to which paths are appended. */
export function root(...schemes: string[]): ValueKind<string> {
  const { schema, allowed } = url(...schemes);
  return kind(
    schema.refine((value) => !/[?#]/.test(value)),
    `${allowed}, without ? and #`,
  );
}

/** The address of this site, whose paths are its own. */
export const siteAddress = kind(
  z
    .string()
    .regex(/^https?:\/\/[^/\\?#@\s]+\/*$/i)
    .refine((value) => URL.canParse(value))
    .transform((value) => new URL(value).origin),
  "scheme, host and port alone, such as https://order.example.com",
);

/** TLS modes of the connection to the mail server; see docs/operating.md. */
export const TLS_MODES = ["required", "optional", "off"] as const;

/** `smtp://` or `smtps://`, with no query but `tls`. */
export const smtpServer = kind(
  z
    .string()
    .refine((value) => {
      const { protocol, searchParams } = URL.parse(value) ?? {};
      if (protocol !== "smtp:" && protocol !== "smtps:") return false;
      const modes: readonly string[] = protocol === "smtps:" ? ["required"] : TLS_MODES;
      const entries = [...(searchParams ?? [])];
      return entries.length <= 1 && entries.every(([k, v]) => k === "tls" && modes.includes(v));
    })
    .transform((value) => value.replace(/\/+$/, "")),
  "an address such as smtp://…, after which may stand ?tls=required, ?tls=optional or ?tls=off",
);

export const origins = kind(
  list().refine((values) => values.every(isOrigin)),
  "origins such as https://app.example.com, separated by commas",
);

export const proxies = kind(
  list().refine((values) =>
    values.every((value) => value === "loopback" || isAddressOrBlock(value)),
  ),
  "loopback, or addresses and CIDR blocks, separated by commas",
);

/** `ada@example.org`, `Ada <ada@example.org>` or `"Ada, Ltd" <ada@example.org>`. */
const SENDER = /^(?:"((?:[^"\\\r\n]|\\.)*)"\s*|([^<>\r\n]*))<([^<>@\s]+@[^<>@\s]+)>$/;

/** The name is empty where only an address is given. */
export const sender = kind(
  z.string().transform((value, context) => {
    const [, quoted, plain = "", inBrackets] = SENDER.exec(value) ?? [];
    const address = inBrackets ?? value;
    const name = quoted?.replace(/\\(.)/g, "$1") ?? plain;
    if (/^[^<>@\s]+@[^<>@\s]+$/.test(address)) return { name: name.trim(), address };
    context.addIssue({ code: "custom" });
    return z.NEVER;
  }),
  "an e-mail address, or a name and <address>",
);

/** Same length as customers' passwords (wire.md, Accounts). */
export const staffPassword = kind(
  z.string().min(8).max(1000),
  "a password of 8 to 1,000 characters",
);

export const email = kind(z.string().refine(isEmailAddress), "an e-mail address");

function kind<T>(schema: z.ZodType<T, string>, allowed: string): ValueKind<T> {
  return { schema, allowed };
}

function list() {
  return z.string().transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );
}

/** Scheme, host and port only; includes app origins such as `capacitor://localhost`. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]+$/i.test(value);
}

function isAddressOrBlock(value: string): boolean {
  const [address = "", prefix, ...rest] = value.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? "ipv4" : "ipv6");
    return true;
  } catch {
    return false;
  }
}
