import { emailAddress } from "@noren/contract/checkout.ts";
import { isRecord } from "@noren/contract/refusal.ts";
import type { Context } from "hono";
import { callerAddress } from "../http/caller-address.ts";
import type { ApiEnv } from "../http/environment.ts";
import { limit } from "../http/limit.ts";
import type { Services } from "../services.ts";
import type { Caller } from "./sessions.ts";

/**
 * What the calls of accounts count, per caller and per account. What succeeds is free wherever only
 * guessing is to be slowed down; a call with a wrong field, or that another limit refused, never counts.
 */
export function accountLimits({ config, limits }: Pick<Services, "config" | "limits">) {
  const addressOf = callerAddress(config.trustProxy);

  const failed = (status: number) => status === 401 || status === 403;
  const guessed = (status: number) => status === 400 || status === 410;
  const answered = (status: number) => ![400, 422, 429].includes(status);

  return {
    login: [
      limit({ limiter: limits.login_address, keyOf: addressOf, counts: failed }),
      limit({ limiter: limits.login_account, keyOf: sentEmail, counts: failed }),
      limit({
        limiter: limits.login_account_from_address,
        keyOf: async (c) => joined(addressOf(c), await sentEmail(c)),
        counts: failed,
      }),
    ],
    signup: [
      limit({ limiter: limits.signup_address, keyOf: addressOf, counts: answered }),
      limit({ limiter: limits.signup_email, keyOf: sentEmail, counts: answered }),
    ],
    sendCode: [
      limit({ limiter: limits.code_address, keyOf: addressOf, counts: answered }),
      limit({ limiter: limits.code_email, keyOf: sentEmail, counts: answered }),
    ],
    guess: [
      limit({ limiter: limits.guess_address, keyOf: addressOf, counts: guessed }),
      limit({ limiter: limits.guess_email, keyOf: sentEmail, counts: guessed }),
    ],
    profile: limit({ limiter: limits.profile_account, keyOf: accountOf, counts: answered }),
    password: limit({ limiter: limits.password_account, keyOf: accountOf, counts: failed }),
  };
}

/** Of the body or the query; null where there is none to be read, which is refused later. */
export async function sentEmail(c: Context<ApiEnv>): Promise<string | null> {
  const body: unknown = c.req.method === "GET" ? null : await c.req.json().catch(() => null);
  const sent = isRecord(body) ? body.email : c.req.query("email");
  return emailAddress.safeParse(sent).data ?? null;
}

/** For calls that have passed `signedIn`. */
function accountOf(c: Context): string | null {
  const caller: Caller | undefined = c.get("caller");
  return caller ? String(caller.account.id) : null;
}

export function joined(address: string, email: string | null): string | null {
  return email === null ? null : `${address} ${email}`;
}
