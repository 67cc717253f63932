import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** 180 days in seconds; browsers keep no cookie longer than 400. */
const LIFE_S = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const VALUE = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

type DeviceCookie = {
  key: Buffer;
  siteRoot: string;
  /** The calls that carry the cookie. */
  path: string;
  /** Distinguishes the cookies of customers from those of staff. */
  prefix: string;
  now: () => number;
};

/**
 * The cookie of a browser in which an e-mail's owner has signed in before (OWASP, "Slow Down Online
 * Guessing Attacks with Device Cookies"). It opens nothing: it gives the browser an allowance of its
 * own for that e-mail, which strangers cannot use up. One cookie for each e-mail, because people
 * share browsers; neither its name nor its value tells the e-mail.
 */
export function knownDevice({ key, siteRoot, path, prefix, now }: DeviceCookie) {
  const secure = siteRoot.startsWith("https:");
  const options = { path, httpOnly: true, sameSite: "Strict", secure, maxAge: LIFE_S } as const;
  const signed = (...parts: string[]) =>
    createHmac("sha256", key)
      .update([prefix, ...parts].join("\n"))
      .digest("base64url");
  const nameFor = (email: string) =>
    `${secure ? "__Secure-" : ""}${prefix}-${signed("name", email).slice(0, 16)}`;

  return {
    /** A name for the device where it is known to the e-mail's account, else null. */
    idOf(c: Context, email: string | null): string | null {
      if (email === null) return null;
      const [, issued = "", nonce = "", tag = ""] =
        VALUE.exec(getCookie(c, nameFor(email)) ?? "") ?? [];
      if (tag === "") return null;
      const expected = signed("value", email, issued, nonce);
      if (!timingSafeEqual(Buffer.from(expected), Buffer.from(tag))) return null;
      const age = now() - Number(issued);
      return age < 0 || age >= LIFE_S * 1000 ? null : nonce;
    },

    /** For whoever has just shown that the e-mail's account is theirs; a known device stays the same. */
    remember(c: Context, email: string): void {
      const nonce = this.idOf(c, email) ?? randomBytes(NONCE_BYTES).toString("base64url");
      const issued = String(now());
      const value = [issued, nonce, signed("value", email, issued, nonce)].join(".");
      setCookie(c, nameFor(email), value, options);
    },
  };
}

export type KnownDevice = ReturnType<typeof knownDevice>;
