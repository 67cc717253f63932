import type { Context } from "hono";
import { callerAddress } from "../http/caller-address.ts";
import type { ApiEnv } from "../http/environment.ts";
import { type KnownDevice, knownDevice } from "../http/known-device.ts";
import { limit } from "../http/limit.ts";
import { WAITING_CUSTOMERS, waitingRoom } from "../http/waiting-room.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import type { Services } from "../services.ts";
import type { Caller } from "./sessions.ts";

/**
 * Rate limits of the account endpoints, per caller and per account; those that read an e-mail stand
 * behind the validation (`limited`). Limits against guessing count
 * only failures; validation errors and calls that another limit refused never count. What all
 * share comes before the e-mail, which callers can invent: no counter of an e-mail is kept for a
 * call that it refuses.
 */
export function accountLimits(services: LimitServices) {
  const { config, limits } = services;
  const addressOf = callerAddress(config.trustProxy);
  const { ofDevice, ofUnknownDevices } = byDevice(customerDevice(services));

  const failed = (status: number) => status === 401 || status === 403;
  /** The password was right, whether or not the account is confirmed. */
  const right = (status: number) => status === 200 || status === 403;
  const guessed = (status: number) => status === 400 || status === 410;
  const answered = (status: number) => ![400, 422, 429, 503].includes(status);
  const together = () => "all";
  const room = () => waitingRoom(addressOf, WAITING_CUSTOMERS);

  return {
    login: [
      limit({ limiter: limits.login_device, keyOf: ofDevice, counts: failed }),
      limit({ limiter: limits.login_address, keyOf: ofUnknownDevices(addressOf), counts: failed }),
      limit({
        limiter: limits.unknown_devices,
        keyOf: ofUnknownDevices(together),
        counts: failed,
        waiting: room(),
      }),
      limit({
        limiter: limits.login_account_from_address,
        keyOf: ofUnknownDevices((c) => compositeKey(addressOf(c), sentMailbox(c))),
        counts: failed,
      }),
      limit({
        limiter: limits.login_account,
        keyOf: ofUnknownDevices(sentMailbox),
        counts: failed,
      }),
      limit({
        limiter: limits.login_right_address,
        keyOf: ofUnknownDevices(addressOf),
        counts: right,
      }),
      limit({ limiter: limits.login_right_account, keyOf: sentMailbox, counts: right }),
    ],
    signup: [
      limit({ limiter: limits.signup_address, keyOf: addressOf, counts: answered }),
      limit({
        limiter: limits.signup_together,
        keyOf: together,
        counts: answered,
        waiting: room(),
      }),
      limit({ limiter: limits.signup_email, keyOf: sentMailbox, counts: answered }),
    ],
    sendCode: [
      limit({ limiter: limits.code_device, keyOf: ofDevice, counts: answered }),
      limit({ limiter: limits.code_address, keyOf: ofUnknownDevices(addressOf), counts: answered }),
      limit({ limiter: limits.code_email, keyOf: ofUnknownDevices(sentMailbox), counts: answered }),
    ],
    guess: [
      limit({ limiter: limits.guess_device, keyOf: ofDevice, counts: guessed }),
      limit({ limiter: limits.guess_address, keyOf: ofUnknownDevices(addressOf), counts: guessed }),
      limit({
        limiter: limits.guess_unknown_devices,
        keyOf: ofUnknownDevices(together),
        counts: guessed,
        waiting: room(),
      }),
      limit({ limiter: limits.guess_email, keyOf: ofUnknownDevices(sentMailbox), counts: guessed }),
    ],
    changes: [
      limit({ limiter: limits.profile_account, keyOf: accountOf, counts: answered }),
      limit({
        limiter: limits.password_account,
        keyOf: (c) => (sentBody(c).password ? accountOf(c) : null),
        counts: failed,
      }),
    ],
    addresses: limit({ limiter: limits.addresses_account, keyOf: accountOf, counts: answered }),
    undo: [
      limit({ limiter: limits.undo_address, keyOf: addressOf, counts: (status) => status === 410 }),
    ],
    password: limit({ limiter: limits.password_account, keyOf: accountOf, counts: failed }),
  };
}

type LimitServices = Pick<Services, "config" | "limits" | "deviceKey" | "now">;

/** The cookie that marks a browser as a known device of customers who signed in with it. */
export function customerDevice({ config, deviceKey, now }: Omit<LimitServices, "limits">) {
  const { siteRoot } = config;
  const path = "/v2/public/auth";
  return knownDevice({ key: deviceKey, siteRoot, path, prefix: "noren-device", now });
}

/** Splits limits: a known device has a key of its own; unknown devices share the given key. */
export function byDevice(device: KnownDevice) {
  const ofDevice = (c: Context<ApiEnv>) => device.idOf(c, sentBody(c).email);
  const ofUnknownDevices =
    (keyOf: (c: Context<ApiEnv>) => string) =>
    (c: Context<ApiEnv>): string | null =>
      ofDevice(c) === null ? keyOf(c) : null;
  return { ofDevice, ofUnknownDevices };
}

type Sent = { email: string; password?: string };
type SentRequest = Context<ApiEnv, string, { out: { json: Sent; query: Sent } }>["req"];

/** The body, or the query of a GET, as validation has parsed it. */
function sentBody({ req }: Context<ApiEnv>): Sent {
  return (req as SentRequest).valid(req.method === "GET" ? "query" : "json");
}

/** The mailbox of the sent e-mail: its spellings are counted together. */
export function sentMailbox(c: Context<ApiEnv>): string {
  return mailboxOf(sentBody(c).email);
}

/** Requires the middleware `signedIn` before. */
function accountOf(c: Context): string | null {
  const caller: Caller | undefined = c.get("caller");
  return caller ? String(caller.account.id) : null;
}

export function compositeKey(address: string, mailbox: string): string {
  return `${address} ${mailbox}`;
}
