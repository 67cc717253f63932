import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Lifetime of the cookie: 180 days in seconds; browsers cap it at 400 days. */
const LIFE_S = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const VALUE = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

type DeviceCookie = {
  key: Buffer;
  siteRoot: string;
  /** Path of the endpoints that receive the cookie. */
  path: string;
  /** Distinguishes the cookies of customers from those of staff. */
  prefix: string;
  now: () => number;
};

/**
 * Cookie of a browser in which the owner of an e-mail has signed in before (OWASP, "Slow Down
 * Online Guessing Attacks with Device Cookies"). It grants no access: it gives the browser rate
 * limits of its own for that e-mail, which attackers cannot use up. There is one cookie per e-mail,
 * because browsers are shared; neither its name nor its value reveals the e-mail.
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
    /** The device's id where the cookie is valid for the e-mail, otherwise null. */
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

    /**
     * Sets the cookie after a successful authentication for the e-mail; a known device keeps its
     * id.
     */
    remember(c: Context, email: string): void {
      const nonce = this.idOf(c, email) ?? randomBytes(NONCE_BYTES).toString("base64url");
      const issued = String(now());
      const value = [issued, nonce, signed("value", email, issued, nonce)].join(".");
      setCookie(c, nameFor(email), value, options);
    },
  };
}

export type KnownDevice = ReturnType<typeof knownDevice>;
