import { expect, test } from "vitest";
import { FIRST_SEED, SCHEDULES } from "../testing/chaos/how-many.ts";
import { playSchedule } from "../testing/chaos/schedule.ts";
import { wrongsOf } from "../testing/chaos/verdict.ts";
import { embeddedDatabases } from "../testing/databases.ts";

const databases = embeddedDatabases();
const SECONDS_EACH = 5;

test(
  `in ${SCHEDULES} evenings of faults and crashes nobody is charged without an order, twice, or another amount`,
  async () => {
    const totals = { evenings: 0, deaths: 0, paid: 0, cash: 0, ended: 0, refunded: 0, checks: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed++) {
      const result = await playSchedule(databases, seed);
      expect(wrongsOf(result), `the evening of SEED=${seed}`).toEqual([]);
      totals.evenings++;
      totals.deaths += result.counts.deaths;
      totals.checks += result.checks.length;
      for (const { status, payment_method } of result.orders)
        if (payment_method === "cash") totals.cash++;
        else if (status === "paid") totals.paid++;
        else if (status === "refunded") totals.refunded++;
        else totals.ended++;
    }
    // Evenings in which nothing happens would prove nothing.
    expect(totals.deaths).toBeGreaterThan(totals.evenings / 4);
    expect(totals.paid).toBeGreaterThan(totals.evenings / 4);
    expect(totals.cash).toBeGreaterThan(totals.evenings / 10);
    console.info(`from SEED=${FIRST_SEED}`, totals);
  },
  SCHEDULES * SECONDS_EACH * 1000,
);
