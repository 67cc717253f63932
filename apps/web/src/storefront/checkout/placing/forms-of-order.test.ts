import { expect, test } from "vitest";
import { aPendingOrder, filledForms } from "../testing.ts";
import { formsOfOrder } from "./forms-of-order.ts";

test("the forms are rebuilt from the order, its slot as a chosen one", () => {
  const { sending } = aPendingOrder();
  const { personal, delivery } = formsOfOrder(sending);
  expect(personal).toEqual(filledForms().personal);
  expect(delivery).toMatchObject({
    is_scheduled: true,
    delivery_date: "2026-11-21",
    delivery_time_range: "19:30-19:45",
  });
});

test("an order as soon as possible stays as soon as possible", () => {
  const { order, recap } = aPendingOrder().sending;
  const { delivery } = formsOfOrder({ order, recap: { ...recap, asap: true } });
  expect(delivery).toMatchObject({ is_scheduled: false, delivery_time_range: null });
});

test("wishes and delivery details are rebuilt, so that the order stays the same", () => {
  const { order, recap } = aPendingOrder().sending;
  const details = { floor: "4e", door_code: "12B4", instructions: "" };
  const location = { ...order.customer.location, details };
  const dietary = { avoid: ["fish" as const], want: [], traces: true };
  const wishes = { note: "une bougie", cutlery: 2, dietary };
  const asked = { ...order, ...wishes, customer: { ...order.customer, location } };
  const forms = formsOfOrder({ order: asked, recap });
  expect(forms.delivery).toMatchObject(details);
  expect(forms.wishes).toEqual(wishes);
  expect(formsOfOrder({ order, recap }).wishes).toEqual({ note: "", cutlery: 0, dietary: null });
});
