import type { Api, Reply } from "@noren/contract/api.ts";
import { networkIsBack, useNetwork } from "../../../platform/network.ts";

const GAVE_UP = { ok: false, problem: { code: "unreachable", status: 0, message: "" } } as const;

/**
 * Order calls that wait for a network connection and retry after a loss: also one that was
 * interrupted, since each call is idempotent (its `local_id`).
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
