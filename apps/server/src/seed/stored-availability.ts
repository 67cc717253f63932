import type { SoldOut } from "@noren/ordering/sold-out.ts";
import { z } from "zod";

const date = z.iso.date({ error: "date" });
const instant = z.iso
  .datetime({ offset: true, error: "instant" })
  .transform((text) => Date.parse(text));

/** Until when a dish or choice is sold out, as a file of a restaurant says it. */
const soldOutSchema = z.discriminatedUnion("until", [
  z.object({ until: z.literal("next_service"), since: instant }),
  z.object({ until: z.literal("tomorrow"), date }),
  z.object({ until: z.literal("weekday"), date }),
  z.object({ until: z.literal("moment"), at: instant }),
  z.object({ until: z.literal("further_notice") }),
]);

/** Fields of dishes and choices in a restaurant's own file. */
export const storedSoldOut = soldOutSchema
  .nullable()
  .default(null)
  .transform((soldOut): SoldOut | null => soldOut);

/** How many of a dish a day can sell; null without a limit. */
export const storedDailyCount = z.int().min(0).max(100_000).nullable().default(null);
