import type { Context } from "hono";
import { byDevice, compositeKey, sentMailbox } from "../../accounts/limits.ts";
import { callerAddress } from "../../http/caller-address.ts";
import { knownDevice } from "../../http/known-device.ts";
import { limit } from "../../http/limit.ts";
import { WAITING_STAFF, waitingRoom } from "../../http/waiting-room.ts";
import type { Services } from "../../services.ts";
import type { DeskCaller } from "./desk-auth.ts";

type LimitServices = Pick<Services, "config" | "limits" | "deviceKey" | "now">;

/** Cookie that marks a browser on which staff have signed in before. */
export function staffDevice({ config, deviceKey, now }: Omit<LimitServices, "limits">) {
  const { siteRoot } = config;
  return knownDevice({
    key: deviceKey,
    siteRoot,
    path: "/v2/staff",
    prefix: "noren-desk-device",
    now,
  });
}

/**
 * Rate limits of sign-in, reset links and mailed links, per address, account and known device.
 * Sign-in counts wrong credentials only, a reset each mail, a link each invalid token.
 */
export function deskLimits(services: LimitServices) {
  const { config, limits } = services;
  const { ofDevice, ofUnknownDevices } = byDevice(staffDevice(services));
  const addressOf = callerAddress(config.trustProxy);
  const wrong = (status: number) => status === 401;
  const worthless = (status: number) => status === 410;
  const answered = (status: number) => status === 200;
  return {
    signIn: [
      limit({ limiter: limits.staff_sign_in_device, keyOf: ofDevice, counts: wrong }),
      limit({
        limiter: limits.staff_sign_in_address,
        keyOf: ofUnknownDevices(addressOf),
        counts: wrong,
      }),
      limit({
        limiter: limits.staff_unknown_devices,
        keyOf: ofUnknownDevices(() => "all"),
        counts: wrong,
        waiting: waitingRoom(addressOf, WAITING_STAFF),
      }),
      limit({
        limiter: limits.staff_sign_in_account_from_address,
        keyOf: ofUnknownDevices((c) => compositeKey(addressOf(c), sentMailbox(c))),
        counts: wrong,
      }),
      limit({
        limiter: limits.staff_sign_in_account,
        keyOf: ofUnknownDevices(sentMailbox),
        counts: wrong,
      }),
      limit({
        limiter: limits.staff_sign_in_right_account,
        keyOf: sentMailbox,
        counts: answered,
      }),
    ],
    reset: [
      limit({ limiter: limits.staff_reset_device, keyOf: ofDevice, counts: answered }),
      limit({ limiter: limits.code_address, keyOf: ofUnknownDevices(addressOf), counts: answered }),
      limit({
        limiter: limits.staff_reset_account,
        keyOf: ofUnknownDevices(sentMailbox),
        counts: answered,
      }),
    ],
    /** Counts wrong passwords and codes of a signed-in person; must run after `signedIn`. */
    ownAccess: limit({
      limiter: limits.staff_own_access,
      keyOf: (c) => personOf(c),
      counts: (status) => status === 401 || status === 403,
    }),
    link: [limit({ limiter: limits.staff_link_address, keyOf: addressOf, counts: worthless })],
  };
}

function personOf(c: Context): string | null {
  const caller: DeskCaller | undefined = c.get("desk");
  return caller ? String(caller.person.id) : null;
}
