import type { ApiProblem } from "@noren/contract/api-problem.ts";

const KNOWN = ["coupon_unknown", "coupon_expired", "coupon_used_up"] as const;

export type CouponProblem = (typeof KNOWN)[number] | "unreachable" | "failed";

/** Why a code was not accepted, as a key of the catalogue. */
export function couponProblem({ code, status }: ApiProblem): CouponProblem {
  if (code === "unreachable" && status === 0) return "unreachable";
  return KNOWN.find((known) => known === code) ?? "failed";
}
