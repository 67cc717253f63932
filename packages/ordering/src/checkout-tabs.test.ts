import { describe, expect, test } from "vitest";
import { CHECKOUT_TABS, type CheckoutTab, checkoutStep, checkoutTab } from "./checkout-tabs.ts";

const fine = { personal: true, delivery: true, too_far: false };

describe("navigation", () => {
  test("next moves type -> personal -> delivery -> payment -> confirmation", () => {
    const next = CHECKOUT_TABS.map((tab) => checkoutStep(tab, { type: "next" }).tab);
    expect(next).toEqual(["personal", "delivery", "payment", "confirmation", "confirmation"]);
  });

  test("prev moves back, and stays on the first tab", () => {
    const prev = CHECKOUT_TABS.map((tab) => checkoutStep(tab, { type: "prev" }).tab);
    expect(prev).toEqual(["type", "type", "personal", "delivery", "payment"]);
  });

  test("a jump to a named tab is allowed from any tab", () => {
    for (const from of CHECKOUT_TABS) {
      for (const tab of CHECKOUT_TABS) {
        expect(checkoutStep(from, { type: "jump", tab })).toEqual({ tab, effects: [] });
      }
    }
  });

  test("an unknown tab name throws Invalid tab", () => {
    expect(() => checkoutStep("type", { type: "jump", tab: "billing" })).toThrow("Invalid tab");
    expect(() => checkoutTab("")).toThrow("Invalid tab");
    expect(checkoutTab("payment")).toBe("payment");
  });
});

test("a chosen order type is set, reprices the cart, and moves to personal after 0.5 s", () => {
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

describe("the personal tab", () => {
  test("a valid submit creates a card customer and copies the saved location", () => {
    expect(checkoutStep("personal", { type: "personal_submitted", valid: true })).toEqual({
      tab: "delivery",
      effects: [{ type: "create_card_customer" }, { type: "copy_location_to_delivery" }],
    });
  });

  test("an invalid submit is only logged", () => {
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

describe("the delivery tab", () => {
  test("a valid submit moves to payment", () => {
    expect(submitDelivery(fine)).toEqual({ tab: "payment", effects: [] });
  });

  test("without cash on delivery a valid submit forces card and creates a payment intent", () => {
    expect(submitDelivery(fine, false)).toEqual({
      tab: "payment",
      effects: [{ type: "force_card" }, { type: "create_payment_intent" }],
    });
  });

  test("an invalid personal or delivery form shows an alert on the failing tab", () => {
    const personal = submitDelivery({ ...fine, personal: false, delivery: false });
    expect(personal).toEqual(alertAt("personal", "required_fields"));
    const delivery = submitDelivery({ ...fine, delivery: false, too_far: true });
    expect(delivery).toEqual(alertAt("delivery", "required_fields"));
  });

  test("an address that is too far shows an alert and blocks", () => {
    expect(submitDelivery({ ...fine, too_far: true })).toEqual(alertAt("delivery", "too_far"));
  });
});

describe("submitting the order", () => {
  const submit = (method: "cash" | "card", card_ready: boolean, validity = fine) =>
    checkoutStep("payment", { type: "order_submitted", validity, method, card_ready });

  test("the order is placed for cash, and for a card that is ready", () => {
    const placed = { tab: "payment", effects: [{ type: "place_order" }] };
    expect(submit("cash", false)).toEqual(placed);
    expect(submit("card", true)).toEqual(placed);
  });

  test("a failed card, or one without a payment intent, shows an alert; no order is placed", () => {
    expect(submit("card", false)).toEqual(alertAt("payment", "payment_failed"));
  });

  test("an invalid form shows an alert on the failing tab", () => {
    const invalid = { ...fine, personal: false };
    expect(submit("cash", false, invalid)).toEqual(alertAt("personal", "required_fields"));
    expect(submit("card", false, invalid)).toEqual(alertAt("personal", "required_fields"));
  });

  test("a failed order shows an alert and keeps the state", () => {
    const failed = checkoutStep("payment", { type: "order_failed" });
    expect(failed).toEqual(alertAt("payment", "order_failed"));
  });

  test("a declined card shows an alert on the payment tab and keeps the state", () => {
    const refused = checkoutStep("payment", { type: "payment_failed" });
    expect(refused).toEqual(alertAt("payment", "payment_failed"));
  });

  test("a placed order resets the checkout", () => {
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
