import { joined, sentEmail } from "../accounts/limits.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import type { Services } from "../services.ts";

/** What signing in at the desk counts, per caller and per person; what succeeds is free. */
export function deskLimits({ config, limits }: Pick<Services, "config" | "limits">) {
  const addressOf = callerAddress(config.trustProxy);
  const wrong = (status: number) => status === 401;
  const worthless = (status: number) => status === 410;
  const answered = (status: number) => status === 200;
  return {
    signIn: [
      limit({ limiter: limits.staff_sign_in_address, keyOf: addressOf, counts: wrong }),
      limit({ limiter: limits.staff_sign_in_account, keyOf: sentEmail, counts: wrong }),
      limit({
        limiter: limits.staff_sign_in_account_from_address,
        keyOf: async (c) => joined(addressOf(c), await sentEmail(c)),
        counts: wrong,
      }),
    ],
    reset: [
      limit({ limiter: limits.code_address, keyOf: addressOf, counts: answered }),
      limit({ limiter: limits.staff_reset_account, keyOf: sentEmail, counts: answered }),
    ],
    link: [limit({ limiter: limits.staff_link_address, keyOf: addressOf, counts: worthless })],
  };
}
