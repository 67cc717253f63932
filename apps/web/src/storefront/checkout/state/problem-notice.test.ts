import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { expect, test } from "vitest";
import { fieldErrorsOf, problemNotice, unknownNotice } from "./problem-notice.ts";

const problem = (code: string, over: Partial<ApiProblem> = {}): ApiProblem => ({
  code,
  status: 409,
  message: "",
  ...over,
});

test.each([
  ["slot_closed", "delivery", "time"],
  ["slot_full", "delivery", "time"],
  ["out_of_range", "delivery", "zone"],
  ["address_unverified", "delivery", "zone"],
  ["item_unavailable", "payment", "cart"],
  ["menu_unavailable", "payment", "cart"],
  ["option_out_of_bounds", "payment", "cart"],
  ["below_minimum", "payment", "cart"],
  ["coupon_invalid", "payment", "coupon"],
  ["payment_method_off", "payment", "method"],
  ["price_changed", "payment", "order"],
  ["ordering_paused", "payment", "order"],
  ["rate_limited", "payment", "order"],
] as const)("%s is shown on the tab %s, next to %s", (code, tab, placement) => {
  expect(problemNotice(problem(code))).toMatchObject({ tab, placement });
});

test("below_minimum says how much is missing, where the server does", () => {
  expect(problemNotice(problem("below_minimum", { payload: { missing: 2.5 } })).total).toBe(250);
  expect(problemNotice(problem("below_minimum"))).not.toHaveProperty("total");
});

test("out_of_range is shown with the specification's text for too far", () => {
  expect(problemNotice(problem("out_of_range")).messageKey).toBe("too_far");
});

test("a postal code that nobody knows is told as such, not as too far", () => {
  const unknown = problem("out_of_range", { payload: { reason: "postal_code_unknown" } });
  expect(problemNotice(unknown)).toMatchObject({
    tab: "delivery",
    placement: "zone",
    messageKey: "postal_code_unknown",
  });
});

test("a changed price shows the new total", () => {
  const payload = { subtotal: 11, discount: "0", delivery: 0, tax: 1, total: 12.5, free_items: [] };
  expect(problemNotice(problem("price_changed", { payload })).total).toBe(1250);
});

test("a price that changed by the distance alone names the delivery fee", () => {
  const payload = { subtotal: 11, discount: 0, delivery: 3.4, tax: 1, total: 14.4, free_items: [] };
  const changed = problem("price_changed", { payload });
  const sent = { subtotal: 11, discount: 0, delivery: 2.8 };
  expect(problemNotice(changed, sent)).toMatchObject({
    messageKey: "delivery_changed",
    total: 1440,
  });
  expect(problemNotice(changed, { ...sent, subtotal: 10 }).messageKey).toBe("price_changed");
  expect(problemNotice(changed, { ...sent, delivery: 3.4 }).messageKey).toBe("price_changed");
});

test("a removed dish is named", () => {
  const soldOut = problem("item_unavailable", { payload: { item_id: 101, name: "Bento" } });
  expect(problemNotice(soldOut)).toMatchObject({ itemId: 101, name: "Bento" });
  const gone = problem("item_unavailable", { payload: { item_id: 101 } });
  expect(problemNotice(gone).itemId).toBe(101);
  const named = problem("item_unavailable", { payload: { item_id: 101, name: "Nigiri" } });
  expect(problemNotice(named)).toMatchObject({ itemId: 101, name: "Nigiri" });
});

test("more of a dish than its day has left is told with how many are", () => {
  const few = (left: number) =>
    problemNotice(problem("item_unavailable", { payload: { item_id: 101, name: "Bento", left } }));
  expect(few(2)).toMatchObject({
    placement: "cart",
    messageKey: "few_left",
    name: "Bento",
    left: 2,
  });
  expect(few(0)).toMatchObject({ placement: "cart", messageKey: "few_left", left: 0 });
});

test.each([
  ["customer.email", "personal", "personal"],
  ["customer.location.city", "delivery", "address"],
  ["customer.date.delivery_time_range", "delivery", "time"],
  ["items.0.quantity", "payment", "cart"],
] as const)("an invalid %s opens the tab %s", (path, tab, placement) => {
  const wrong = problem("validation_failed", { errors: { [path]: ["Non."] } });
  expect(problemNotice(wrong)).toEqual({ tab, placement, messageKey: "validation_failed" });
});

test("the server's message for a field is shown at that field", () => {
  const errors = {
    "customer.email": ["Pas valable."],
    "customer.location.city": ["Où ?"],
    "customer.location.details.floor": ["C’est trop long."],
    x: ["?"],
  };
  const wrong = problem("validation_failed", { errors });
  expect(fieldErrorsOf(wrong)).toEqual({
    email: "Pas valable.",
    city: "Où ?",
    floor: "C’est trop long.",
  });
});

test("an unknown problem code is shown as a general failure", () => {
  expect(problemNotice(problem("brand_new")).messageKey).toBe("order_failed");
});

test("a missing answer has its own message, a broken answer is a general failure", () => {
  expect(unknownNotice(problem("unreachable", { status: 0 })).messageKey).toBe("unreachable");
  expect(unknownNotice(problem("unreachable", { status: 502 })).messageKey).toBe("order_failed");
  expect(unknownNotice(problem("internal", { status: 500 })).messageKey).toBe("order_failed");
});

test("a code that the guest has used before has a notice of its own", () => {
  const used = problem("coupon_invalid", { payload: { reason: "customer" } });
  expect(problemNotice(used)).toEqual({
    tab: "payment",
    placement: "coupon",
    messageKey: "coupon_used",
  });
  const other = problem("coupon_invalid", { payload: { reason: "weekday" } });
  expect(problemNotice(other).messageKey).toBe("coupon_invalid");
});
