import type { DayLists } from "@noren/ordering/model.ts";
import { z } from "zod";
import { wireFlag, wireTimeRange } from "./codecs.ts";
import { readableOrNone, readableRecord } from "./tolerant.ts";

export const weekdaySchema = z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]);

export const dayHoursSchema = z.object({
  label: z.string().max(100).default(""),
  is_open: wireFlag,
  times: z.array(wireTimeRange).default([]),
});

const calendarDate = z.iso.date({ error: "date" });

const dayLists = z.codec(
  z.object({
    active_times: dayHoursSchema.optional(),
    time_ranges: z.array(wireTimeRange).default([]),
    pickup_time_ranges: z.array(wireTimeRange).default([]),
  }),
  z.custom<DayLists>(),
  {
    decode: ({ active_times, ...slots }) => ({ ...slots, active_times: active_times ?? null }),
    encode: ({ active_times, ...slots }) => (active_times ? { active_times, ...slots } : slots),
  },
);

/** Absent when empty. */
const usual = z
  .codec(
    z.partialRecord(weekdaySchema, dayLists).optional(),
    z.custom<Partial<Record<z.output<typeof weekdaySchema>, DayLists>>>(),
    { decode: (known) => known ?? {}, encode: orNone },
  )
  .meta({
    description:
      "An addition of Noren. The lists by weekday are those of the coming seven dates; where they " +
      "are not the ordinary ones of the weekday, these stand here. Absent without any.",
  });

const dates = z
  .codec(z.record(calendarDate, dayLists).optional(), z.custom<Record<string, DayLists>>(), {
    decode: (known) => known ?? {},
    encode: orNone,
  })
  .meta({
    description:
      "An addition of Noren: the full lists of each date, up to 14 days ahead, that differs from " +
      "its weekday. They hold before `usual`, which holds before the lists by weekday. A closed " +
      "date has no slots. Absent without any.",
  });

/** Additions to wire.md on menus. */
export const datedFields = { usual, dates };

/**
 * Slots of another server. From midnight to midnight is no time that a guest could choose; as
 * `active_times` it is a day without closing (wire.md, Menus).
 */
export const readableSlots = readableOrNone(
  wireTimeRange.refine(({ start, end }) => start !== "00:00" || end !== "00:00", {
    error: "time",
  }),
);

export const readableHours = dayHoursSchema.extend({ times: readableOrNone(wireTimeRange) });

const readableLists = z
  .object({
    active_times: readableHours.optional().catch(undefined),
    time_ranges: readableSlots,
    pickup_time_ranges: readableSlots,
  })
  .transform((lists): DayLists => ({ ...lists, active_times: lists.active_times ?? null }));

/** Tolerant variants for other servers: unreadable days are dropped. */
export const readableDatedFields = {
  usual: readableRecord(weekdaySchema, readableLists),
  dates: readableRecord(calendarDate, readableLists).transform(
    (read) => read as Record<string, DayLists>,
  ),
};

function orNone<R extends object>(record: R): R | undefined {
  return Object.keys(record).length > 0 ? record : undefined;
}
