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
