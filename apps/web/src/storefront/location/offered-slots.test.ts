import { aDeliverySettings, aSlotSettings, aZone } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { offeredSlots } from "./offered-slots.ts";

const zones = [aZone({ name: "Near" }), aZone({ name: "Far", extra_minutes: 25 })];
const settings = {
  slots: { delivery: aSlotSettings(), pickup: aSlotSettings({ minimum_time: 20 }) },
  delivery: aDeliverySettings({ zones }),
};
const { slots } = settings;

test("the extra minutes of a zone lengthen the lead time of its deliveries, and of no pickup", () => {
  expect(offeredSlots(settings, "delivery", "Far").minimum_time).toBe(70);
  expect(offeredSlots(settings, "delivery", "Near")).toEqual(slots.delivery);
  expect(offeredSlots(settings, "delivery", null)).toEqual(slots.delivery);
  expect(offeredSlots(settings, "pickup", "Far")).toEqual(slots.pickup);
  const delivery = aDeliverySettings({ calculation_type: "distance", zones });
  expect(offeredSlots({ slots, delivery }, "delivery", "Far")).toEqual(slots.delivery);
});
