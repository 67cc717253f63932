import { WEEKDAYS } from "@noren/ordering/model.ts";
import { serviceProblems } from "@noren/ordering/service-problems.ts";
import { z } from "zod";
import { wireInteger } from "../codecs.ts";
import { serviceSchema } from "../service-hours.ts";
import { type EditableKind, editsIn } from "./edits.ts";
import { deskOrderSchema } from "./orders.ts";

/** Schemas of the week's services, the dates that differ from it, and the rules of slots. */

const MAX_SERVICES = 20;
const MAX_LEAD_MINUTES = 1440;
const MAX_REMOVED = 99;

/** The services of a day: those that make no sense are refused by the field that shows it. */
const services = z
  .array(serviceSchema)
  .max(MAX_SERVICES, { error: "list" })
  .superRefine((all, context) => {
    for (const { index, field, problem } of serviceProblems(all))
      context.addIssue({ code: "custom", path: [index, field], message: problem });
  });

const flag = z.boolean({ error: "flag" });
const removed = z.int({ error: "integer" }).min(1, { error: "removed_slots" }).max(MAX_REMOVED, {
  error: "removed_slots",
});
const leadMinutes = z
  .int({ error: "integer" })
  .min(0, { error: "lead_minutes" })
  .max(MAX_LEAD_MINUTES, { error: "lead_minutes" });

/** Rules of slots; those of deliveries have no prefix (wire.md, Settings). */
const schedulingFields = {
  show_range: flag,
  minimum_time: leadMinutes,
  remove_first_range: flag,
  remove_first_range_number: removed,
  remove_last_range: flag,
  remove_last_range_number: removed,
  pickup_show_range: flag,
  pickup_minimum_time: leadMinutes,
  pickup_remove_first_range: flag,
  pickup_remove_first_range_number: removed,
  pickup_remove_last_range: flag,
  pickup_remove_last_range_number: removed,
};

/** Empty: closed. Null, for dates alone: the hours of the weekday. */
const serviceFields = { services: services.nullable() };

const HOURS_KINDS = {
  weekday: { target: new RegExp(`^weekday:(${WEEKDAYS.join("|")})$`), fields: serviceFields },
  date: {
    target: /^date:\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    fields: serviceFields,
  },
  setting: { target: /^setting:scheduling$/, fields: schedulingFields },
} as const satisfies Record<string, EditableKind>;

/** One action: all edits are made, or none. */
export const hoursChange = editsIn(
  HOURS_KINDS,
  z.object({ ...serviceFields, ...schedulingFields }).partial(),
).superRefine(({ edits }, { addIssue }) => {
  for (const [index, { target, values }] of edits.entries())
    if (target.startsWith("weekday:") && values.services === null)
      addIssue({ code: "custom", path: ["edits", index, "values", "services"], message: "list" });
});

const offered = z.object({
  /** How many slots a guest can choose, whatever is in the cart. */
  slots: wireInteger,
  /** `HH:MM`; null without a slot. */
  last: z.string().nullable(),
});

/** Today and the days for which orders are taken, as the shop offers them. */
const days = z.array(z.object({ date: z.string(), pickup: offered, delivery: offered }));

export const hoursSchema = z.object({
  days,
  /**
   * The services of each weekday; those of menus with lists of their own are derived from these.
   */
  week: z.record(z.enum(WEEKDAYS), z.array(serviceSchema)),
  /** Dates from today on that have hours of their own. */
  special: z.array(z.object({ date: z.string(), services: z.array(serviceSchema) })),
  menus: z.array(z.object({ menu_id: wireInteger, menu_name: z.string() })),
  scheduling: z.object(schedulingFields),
});

/** What edits of hours would lead to; nothing is written. */
export const hoursCheckSchema = z.object({
  days,
  /** Open orders at times that would no longer be served, earliest first. */
  orders: z.array(deskOrderSchema),
  /** Their number, which may exceed those that are listed. */
  order_count: wireInteger,
});

export type HoursChange = z.input<typeof hoursChange>;
export type Hours = z.output<typeof hoursSchema>;
export type HoursDay = Hours["days"][number];
export type HoursCheck = z.output<typeof hoursCheckSchema>;
export type Scheduling = Hours["scheduling"];
