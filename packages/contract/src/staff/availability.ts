import { WEEKDAYS } from "@noren/ordering/model.ts";
import { z } from "zod";
import { wireFlag, wireId, wireInteger } from "../codecs.ts";
import { fieldChange } from "./edits.ts";

/** Schemas of what is sold out and counted at the desk, and of taking a change back. */

const TARGET = /^(dish:[1-9]\d{0,14}|choice:[1-9]\d{0,14}:[1-9]\d{0,14})$/;
/**
 * `dish:<item_id>`, or `choice:<group_id>:<choice id>`, which is sold out in every dish of the
 * group.
 */
const target = z.string().regex(TARGET, { error: "target" });

/** Entries of one change. */
export const MAX_TARGETS = 500;
const MAX_COUNT = 9999;

const soldOutUntil = z.union([
  z.object({ until: z.enum(["next_service", "tomorrow", "further_notice"]) }),
  z.object({ until: z.literal("weekday"), weekday: z.enum(WEEKDAYS) }),
  z.object({ until: z.literal("moment"), at: z.iso.datetime({ offset: true }) }),
]);

/**
 * Absent fields are not changed. `sold_out` null: on sale again; `daily_count` null: not counted
 * (dishes only).
 */
export const availabilityChange = z.object({
  targets: z.array(target).min(1, { error: "targets" }).max(MAX_TARGETS, { error: "targets" }),
  sold_out: soldOutUntil.nullable().optional(),
  daily_count: wireInteger
    .refine((n) => n >= 0 && n <= MAX_COUNT, { error: "daily_count" })
    .nullable()
    .optional(),
});

const openOrder = z.object({ order_id: z.string(), number: z.string() });

/** What can be sold out, with its state at this moment. */
const availabilityEntry = z.object({
  target,
  name: z.string(),
  name_en: z.string().nullable(),
  /** Names of the menu categories of a dish, or of a choice's group and its dish, if it is one. */
  within: z.array(z.string()),
  /** Empty for choices. */
  description: z.string(),
  description_en: z.string().nullable(),
  /** URL of its picture; null for choices and dishes without one. */
  picture: z.string().nullable(),
  /** How many dishes offer a choice; 0 for dishes. */
  dishes: wireInteger,
  /** Pieces ordered for today's business date. */
  ordered_today: wireInteger,
  /** Open orders that contain it, the earliest first. */
  open_orders: z.array(openOrder),
  /** What was chosen; null while it is on sale. */
  sold_out: z.object({ until: z.string() }).nullable(),
  /** Instant of its return; null while it is on sale or nobody knows. */
  back_at: z.string().nullable(),
  /** Names of a dish's required groups of which nothing can be chosen: it is sold out by them. */
  lacks: z.array(z.string()),
  /** Count for a day; null where it is not counted. */
  daily_count: wireInteger.nullable(),
  /** What is left of the count today. */
  left: wireInteger.nullable(),
});

export const availabilitySchema = z.object({ entries: z.array(availabilityEntry) });

/** `action`: the id under which it can be undone; null where nothing changed. */
export const availabilityChangedSchema = availabilitySchema.extend({
  action: wireId.nullable(),
});

const changeIds = z.array(wireId).max(MAX_TARGETS);

/**
 * Ids of changes: `only`, where not all of the action is taken back; `despite`, to be restored although
 * somebody has changed the field since. What belongs together is taken back together.
 */
export const undoRequest = z.object({
  only: changeIds.optional(),
  despite: changeIds.default([]),
});

const changedSince = fieldChange.extend({
  now: z.unknown(),
  /** It can't be restored as long as the record is archived, or one that is restored with it. */
  is_archived: wireFlag,
});

/** `action` null: nothing could be restored. `changed_since` was left as it is. */
export const undoneSchema = z.object({
  action: wireId.nullable(),
  restored: wireInteger,
  changed_since: z.array(changedSince),
});

export type Availability = z.output<typeof availabilitySchema>;
export type AvailabilityEntry = z.output<typeof availabilityEntry>;
export type AvailabilityChange = z.input<typeof availabilityChange>;
export type AvailabilityChanged = z.output<typeof availabilityChangedSchema>;
export type Undone = z.output<typeof undoneSchema>;
