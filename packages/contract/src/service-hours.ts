import { MINUTES_PER_DAY } from "@noren/ordering/clock.ts";
import { z } from "zod";
import { timeOfDay, wireId } from "./codecs.ts";

const orderTypes = z
  .array(z.enum(["pickup", "delivery"], { error: "order_type" }))
  .min(1, { error: "required" });

/** A service of a day: times are `HH:MM`, `menus` ids, and an empty list means every menu. */
export const serviceSchema = z.object({
  start: timeOfDay,
  end: timeOfDay,
  order_types: orderTypes.default(["pickup", "delivery"]),
  slot_minutes: z.int({ error: "integer" }).min(1, { error: "slot" }).max(MINUTES_PER_DAY, {
    error: "slot",
  }),
  menus: z.array(wireId).default([]),
  first_order: timeOfDay.nullable().default(null),
  last_order: timeOfDay.nullable().default(null),
});
