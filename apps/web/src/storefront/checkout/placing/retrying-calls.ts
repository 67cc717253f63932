import type { Api, Reply } from "@noren/contract/api.ts";
import { networkIsBack, useNetwork } from "../../../platform/network.ts";

const GAVE_UP = { ok: false, problem: { code: "unreachable", status: 0, message: "" } } as const;

/**
 * The calls of an order, which wait for a network and go on when it is back: also where it went
 * while one was under way, since each may be repeated without harm (its `local_id`).
 */
export function retryingCalls<Calls extends Pick<Api, "placeOrder" | "finaliseOrder">>(
  api: Calls,
): Calls {
  return {
    ...api,
    placeOrder: retrying(api.placeOrder),
    finaliseOrder: retrying(api.finaliseOrder),
  };
}

function retrying<Args extends unknown[], T>(call: (...args: Args) => Promise<Reply<T>>) {
  return async (...args: Args): Promise<Reply<T>> => {
    while (await networkIsBack()) {
      const reply = await call(...args);
      const wasCutOff = !reply.ok && reply.problem.code === "unreachable";
      if (!wasCutOff || useNetwork.getState().online) return reply;
    }
    return GAVE_UP;
  };
}
