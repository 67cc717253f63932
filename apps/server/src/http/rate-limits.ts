import { CompiledQuery } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database, Db } from "../db/open.ts";
import { WIDER_NETWORK_FACTOR } from "./caller-address.ts";
import { createMemoryLimiter, type Limiter } from "./memory-limiter.ts";

/**
 * At most `points` counted calls in a fixed window of `seconds`, which starts with the first call.
 */
export type LimitRule = { points: number; seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Far above normal use, far below what guessing needs; `limit` in limit.ts says what counts. */
export const LIMIT_RULES = {
  login_address: { points: 50, seconds: 15 * MINUTE },
  login_account_from_address: { points: 10, seconds: 15 * MINUTE },
  login_account: { points: 10, seconds: 5 * MINUTE },
  /** Right passwords, of known devices too; fewer than the password queue holds. */
  login_right_account: { points: 60, seconds: 15 * MINUTE },
  login_right_address: { points: 200, seconds: 15 * MINUTE },
  login_device: { points: 10, seconds: 15 * MINUTE },
  /**
   * Limits of all strangers together count calls in flight as well, and make others wait for the
   * next window (`waiting-room.ts`). Guessing passwords, guessing codes and joining have one each.
   */
  unknown_devices: { points: 30, seconds: 5 },
  guess_unknown_devices: { points: 30, seconds: 5 },
  signup_together: { points: 30, seconds: 5 },
  signup_address: { points: 60, seconds: HOUR },
  signup_email: { points: 6, seconds: HOUR },
  code_address: { points: 60, seconds: HOUR },
  code_email: { points: 6, seconds: 30 * MINUTE },
  code_device: { points: 6, seconds: 30 * MINUTE },
  guess_address: { points: 100, seconds: 15 * MINUTE },
  guess_email: { points: 100, seconds: HOUR },
  guess_device: { points: 20, seconds: 15 * MINUTE },
  undo_address: { points: 30, seconds: 15 * MINUTE },
  profile_account: { points: 30, seconds: HOUR },
  addresses_account: { points: 100, seconds: HOUR },
  password_account: { points: 10, seconds: 15 * MINUTE },
  order_address: { points: 200, seconds: 10 * MINUTE },
  order_account: { points: 60, seconds: 10 * MINUTE },
  finalise_address: { points: 200, seconds: 10 * MINUTE },
  card_address: { points: 300, seconds: 10 * MINUTE },
  demo_card_address: { points: 100, seconds: 10 * MINUTE },
  coupon_address: { points: 60, seconds: 10 * MINUTE },
  staff_sign_in_address: { points: 50, seconds: 15 * MINUTE },
  staff_sign_in_account_from_address: { points: 10, seconds: 15 * MINUTE },
  staff_sign_in_account: { points: 10, seconds: 5 * MINUTE },
  staff_sign_in_right_account: { points: 90, seconds: 30 },
  staff_sign_in_device: { points: 10, seconds: 15 * MINUTE },
  staff_unknown_devices: { points: 10, seconds: 5 },
  staff_reset_account: { points: 6, seconds: 30 * MINUTE },
  staff_reset_device: { points: 6, seconds: 30 * MINUTE },
  /** Wrong passwords and codes of signed-in staff who change their own credentials. */
  staff_own_access: { points: 10, seconds: 15 * MINUTE },
  staff_invitation_email: { points: 10, seconds: HOUR },
  staff_link_address: { points: 30, seconds: 15 * MINUTE },
  /** Refusals beyond this are not written to the audit log. */
  staff_refused_address: { points: 100, seconds: HOUR },
  location_address: { points: 400, seconds: 10 * MINUTE },
} satisfies Record<string, LimitRule>;

type LimitName = keyof typeof LIMIT_RULES;
export type LimitRules = Record<LimitName, LimitRule>;
export type Limits = Record<LimitName, Limiter>;

/**
 * Limits that protect a single process from overload and are counted per process; the others
 * protect what can be guessed and are shared by all processes.
 */
const PER_PROCESS: readonly string[] = ["order_address", "order_account", "location_address"];

/**
 * Maximum of counters of one limit in a process, about 300 bytes each: a table of its own, so that
 * no other call can fill it. More than wrong passwords can fill at the pace of `unknown_devices`.
 */
export const MAX_COUNTERS = 25_000;

/**
 * Limiters in memory for SQLite, which has one process, and for `PER_PROCESS`; otherwise in
 * PostgreSQL.
 */
export function openLimits(
  { db, dialect }: Database,
  over: Partial<LimitRules> = {},
  maxCounters = MAX_COUNTERS,
): Limits {
  const rules = Object.entries({ ...LIMIT_RULES, ...over });
  const limiters = rules.map(([name, { points: calls, seconds: duration }]) => {
    // A call costs that many points of its key, and one of the wider network (`chargesOf`).
    const options = { points: calls * WIDER_NETWORK_FACTOR, duration };
    if (dialect === "sqlite" || PER_PROCESS.includes(name))
      return [name, createMemoryLimiter({ ...options, maxCounters })];
    const client = { storeClient: storeClient(db), storeType: "client" };
    const table = { tableName: "rate_limits", tableCreated: true, keyPrefix: name };
    return [name, new RateLimiterPostgres({ ...options, ...client, ...table })];
  });
  return Object.fromEntries(limiters);
}

/** Adapter with the part of a `pg` client that the limiter needs, on the app's own connections. */
function storeClient(db: Db) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
  };
}
