import { expect, test } from "vitest";
import { couponProblem } from "./coupon-problem.ts";

test.each([
  ["coupon_unknown", 404, "coupon_unknown"],
  ["coupon_expired", 410, "coupon_expired"],
  ["coupon_used_up", 410, "coupon_used_up"],
  ["unreachable", 0, "unreachable"],
  ["unreachable", 502, "failed"],
  ["rate_limited", 429, "failed"],
] as const)("the problem %s (%i) of a code has the message %s", (code, status, problem) => {
  expect(couponProblem({ code, status, message: "" })).toBe(problem);
});
