import { z } from "zod";

/** Instants; services that overlap or touch are one. */
const service = z.object({ from: z.string(), to: z.string() });

/** When the restaurant serves: what the page of the day says, by the rules of the shop. */
export const todaySchema = z.object({
  /** The service that runs now, if one does, and the next one; at most two, the earlier first. */
  services: z.array(service),
  /** The next date, today included, on which it is closed although its weekday is not. */
  next_closure: z.string().nullable(),
});

export type Today = z.output<typeof todaySchema>;
