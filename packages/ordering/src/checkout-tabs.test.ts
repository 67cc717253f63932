import { describe, expect, test } from "vitest";
import { CHECKOUT_TABS, type CheckoutTab, checkoutStep, checkoutTab } from "./checkout-tabs.ts";

const fine = { personal: true, delivery: true, too_far: false };

describe("moving", () => {
  test("type -> personal -> delivery -> payment -> confirmation via next", () => {
    const next = CHECKOUT_TABS.map((tab) => checkoutStep(tab, { type: "next" }).tab);
    expect(next).toEqual(["personal", "delivery", "payment", "confirmation", "confirmation"]);
  });

  test("and back via prev", () => {
    const prev = CHECKOUT_TABS.map((tab) => checkoutStep(tab, { type: "prev" }).tab);
    expect(prev).toEqual(["type", "type", "personal", "delivery", "payment"]);
  });

  test("jumping to a named tab is allowed, from anywhere", () => {
    for (const from of CHECKOUT_TABS) {
      for (const tab of CHECKOUT_TABS) {
        expect(checkoutStep(from, { type: "jump", tab })).toEqual({ tab, effects: [] });
      }
    }
  });

  test("an unknown tab name is an error: Invalid tab", () => {
    expect(() => checkoutStep("type", { type: "jump", tab: "billing" })).toThrow("Invalid tab");
    expect(() => checkoutTab("")).toThrow("Invalid tab");
    expect(checkoutTab("payment")).toBe("payment");
  });
});

test("choosing order type sets it, recalculates the cart, then moves to personal after 0.5 s", () => {
  const event = { type: "order_type_chosen", order_type: "delivery" } as const;
  expect(checkoutStep("type", event)).toEqual({
    tab: "type",
    effects: [
      { type: "set_order_type", order_type: "delivery" },
      { type: "reprice_cart" },
      { type: "jump_later", tab: "personal", after_ms: 500 },
    ],
  });
});

describe("the personal step", () => {
  test("valid: creates a card customer and copies the saved location", () => {
    expect(checkoutStep("personal", { type: "personal_submitted", valid: true })).toEqual({
      tab: "delivery",
      effects: [{ type: "create_card_customer" }, { type: "copy_location_to_delivery" }],
    });
  });

  test("invalid: logged only", () => {
    expect(checkoutStep("personal", { type: "personal_submitted", valid: false })).toEqual({
      tab: "personal",
      effects: [{ type: "log_invalid", tab: "personal" }],
    });
  });
});

type Validity = typeof fine;
const submitDelivery = (validity: Validity, cash_active = true) =>
  checkoutStep("delivery", { type: "delivery_submitted", validity, cash_active });
const alertAt = (tab: CheckoutTab, alert: string) => ({ tab, effects: [{ type: "alert", alert }] });

describe("the delivery step", () => {
  test("valid: moves to payment", () => {
    expect(submitDelivery(fine)).toEqual({ tab: "payment", effects: [] });
  });

  test("without cash on delivery the method is card and a payment intent is created", () => {
    expect(submitDelivery(fine, false)).toEqual({
      tab: "payment",
      effects: [{ type: "force_card" }, { type: "create_payment_intent" }],
    });
  });

  test("personal or delivery invalid: an alert, and back to the failing tab", () => {
    const personal = submitDelivery({ ...fine, personal: false, delivery: false });
    expect(personal).toEqual(alertAt("personal", "required_fields"));
    const delivery = submitDelivery({ ...fine, delivery: false, too_far: true });
    expect(delivery).toEqual(alertAt("delivery", "required_fields"));
  });

  test("an address that is too far: alert and block", () => {
    expect(submitDelivery({ ...fine, too_far: true })).toEqual(alertAt("delivery", "too_far"));
  });
});

describe("placing the order", () => {
  const submit = (method: "cash" | "card", card_ready: boolean, validity = fine) =>
    checkoutStep("payment", { type: "order_submitted", validity, method, card_ready });

  test("cash, or a card that is ready: the order is placed", () => {
    const placed = { tab: "payment", effects: [{ type: "place_order" }] };
    expect(submit("cash", false)).toEqual(placed);
    expect(submit("card", true)).toEqual(placed);
  });

  test("a card that failed or has no payment intent: alert, order not placed", () => {
    expect(submit("card", false)).toEqual(alertAt("payment", "payment_failed"));
  });

  test("an invalid form: an alert, and back to the failing tab", () => {
    const invalid = { ...fine, personal: false };
    expect(submit("cash", false, invalid)).toEqual(alertAt("personal", "required_fields"));
    expect(submit("card", false, invalid)).toEqual(alertAt("personal", "required_fields"));
  });

  test("failing: an alert, and everything stays", () => {
    const failed = checkoutStep("payment", { type: "order_failed" });
    expect(failed).toEqual(alertAt("payment", "order_failed"));
  });

  test("a refused card: an alert on the payment step, and everything stays", () => {
    const refused = checkoutStep("payment", { type: "payment_failed" });
    expect(refused).toEqual(alertAt("payment", "payment_failed"));
  });

  test("after a successful order everything is as at the start", () => {
    expect(checkoutStep("confirmation", { type: "order_placed" })).toEqual({
      tab: "type",
      effects: [
        { type: "empty_cart" },
        { type: "reset_delivery_date" },
        { type: "clear_time_range" },
        { type: "clear_payment_failed" },
      ],
    });
  });
});
