import { isRecord } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { logFault } from "../../platform/log-fault.ts";
import { parsedJson } from "../../platform/parsed-json.ts";
import { randomId } from "../../platform/random-id.ts";

/** An addition that was sent; `at` in epoch milliseconds. */
type Sent = { key: string; at: number };
/** By call and body. */
type Unanswered = Readonly<Record<string, Sent>>;

/** Key in local storage. */
const KEY = "desk_unanswered";
const MAX_UNANSWERED = 10;
/** Whoever sends the same later means another record. */
const KEPT_MS = 60 * 60 * 1000;

/**
 * The client by which nothing is added twice: while the answer to an addition is lost, the same one
 * is sent with the same idempotency key, also by another tab or after a reload.
 */
export function withSingleAdditions(
  api: StaffApi,
  storage: () => Pick<Storage, "getItem" | "setItem">,
  now: () => number = Date.now,
): StaffApi {
  return {
    ...api,
    addToMenu: once("menu", api.addToMenu),
    addOffer: once("offers", api.addOffer),
    addZone: once("zones", api.addZone),
  };

  function once<Body extends object, Answer>(
    name: string,
    add: (body: Body & { key: string }) => Promise<Reply<Answer>>,
  ): (body: Body) => Promise<Reply<Answer>> {
    return async (body) => {
      const addition = `${name} ${JSON.stringify(body)}`;
      const { [addition]: sent = { key: randomId(crypto), at: now() }, ...others } = unanswered();
      keep({ ...others, [addition]: sent });
      const reply = await add({ ...body, key: sent.key });
      if (reply.ok || isRefused(reply.problem.status)) {
        const { [addition]: _, ...left } = unanswered();
        keep(left);
      }
      return reply;
    };
  }

  function unanswered(): Unanswered {
    try {
      const stored = parsedJson(storage().getItem(KEY));
      const entries = Object.entries(isRecord(stored) ? stored : {});
      return Object.fromEntries(
        entries.filter((entry): entry is [string, Sent] => isSent(entry[1], now())),
      );
    } catch {
      return {};
    }
  }

  /** Where the storage is full or refused, another press adds another record. */
  function keep(sent: Unanswered): void {
    try {
      const last = Object.entries(sent).slice(-MAX_UNANSWERED);
      storage().setItem(KEY, JSON.stringify(Object.fromEntries(last)));
    } catch (error) {
      logFault(error);
    }
  }
}

/** Refused for good: nothing was added. */
function isRefused(status: number): boolean {
  return status >= 400 && status < 500;
}

function isSent(value: unknown, now: number): value is Sent {
  const { key, at } = isRecord(value) ? value : {};
  return typeof key === "string" && typeof at === "number" && Math.abs(now - at) < KEPT_MS;
}
