import type { FieldIssue } from "@noren/contract/field-problems.ts";
import type { hoursChange } from "@noren/contract/staff/hours.ts";
import { HOURS_CALLS } from "@noren/contract/staff/hours-calls.ts";
import type { Service } from "@noren/ordering/services.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { z } from "zod";
import type { Trx } from "../db/open.ts";
import { storedColumns } from "../editing/fields.ts";
import { areKnown, unknownIn } from "../editing/references.ts";
import { withServicesTaken } from "../editing/week.ts";
import type { Services } from "../services.ts";
import { makeChange, refusedField } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls } from "./auth/implement-calls.ts";
import { checkHours } from "./check-hours.ts";
import { readHours } from "./read-hours.ts";

/** How far ahead a date can get hours of its own, which bounds how many are kept. */
const DAYS_AHEAD = 730;

/** Calls for the week's services and the dates that differ. Orders already taken stay. */
export function hoursRoutes(services: Services, desk: Desk) {
  const { catalogue, now } = services;

  /** A date has to exist, which 30 February does not, to be ahead, and not too far. */
  function dateProblem(edits: Edits): FieldIssue | null {
    const today = wallClock(now(), catalogue.current().settings.timezone).date;
    for (const [index, { target, values }] of edits.entries()) {
      if (!target.startsWith("date:")) continue;
      const date = target.slice("date:".length);
      const path = `edits.${index}.target`;
      if (date < today || !z.iso.date().safeParse(date).success)
        return { path, problem: "date_ahead" };
      if (values.services && date > addDays(today, DAYS_AHEAD))
        return { path, problem: "date_far" };
    }
    return null;
  }

  return implementCalls(desk, HOURS_CALLS, {
    hours: {
      summary:
        "The services of the week, dates with hours of their own, and the slots of the coming days",
      answers: "The week, dates with hours of their own, and the slots of the coming days",
      run: () => readHours(services),
    },
    changeHours: {
      summary: "Changes the hours of weekdays and dates, and the rules of slots",
      example: {
        body: { edits: [{ target: "setting:scheduling", values: { pickup_minimum_time: 20 } }] },
      },
      answers: "The id under which the action can be undone",
      problems: ["not_found", "changed_since"],
      async run(input) {
        const { edits } = input.body;
        const problem = dateProblem(edits);
        if (problem) return refusedField(input.locale, problem);
        return makeChange(input, services, {
          action: "hours_changed",
          edits,
          complete: withServicesTaken,
          refusalOf: unknownMenu,
        });
      },
    },
    checkHours: {
      summary: "The slots after edits of hours, and open orders at times no longer served",
      example: { body: { edits: [{ target: "weekday:mon", values: { services: [] } }] } },
      answers: "The slots after the edits, and the orders left",
      run: ({ body }) => checkHours(services, body.edits),
    },
  });
}

type Edits = z.output<typeof hoursChange>["edits"];

/**
 * The first service that newly names an unknown or archived menu: what the day names already may
 * have been archived since.
 */
async function unknownMenu(trx: Trx, edits: readonly Edits[number][]): Promise<FieldIssue | null> {
  for (const [index, { target, values }] of edits.entries()) {
    const known = new Set(await menusNamedBy(trx, target));
    for (const [at, { menus }] of (values.services ?? []).entries())
      if (!(await areKnown(trx, "menus", [...new Set(menus).difference(known)])))
        return unknownIn(["edits", index, "values", "services", at, "menus"]);
  }
  return null;
}

async function menusNamedBy(trx: Trx, target: string): Promise<number[]> {
  const stored = await storedColumns(trx, target);
  const services = (stored?.services ?? []) as readonly Service[];
  return services.flatMap(({ menus }) => menus);
}
