import { expect, test } from "vitest";
import { embeddedDatabases } from "../databases.ts";
import { FIRST_SEED, SCHEDULES } from "./crash-settings.ts";
import { runFaultSchedule } from "./fault-schedule.ts";
import { violationsOf } from "./payment-invariants.ts";

const databases = embeddedDatabases();
const SECONDS_EACH = 5;

test(
  `in ${SCHEDULES} fault schedules with crashes no guest is charged without an order, twice, or a wrong amount`,
  async () => {
    const totals = { runs: 0, crashes: 0, paid: 0, cash: 0, ended: 0, refunded: 0, checks: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed++) {
      const result = await runFaultSchedule(databases, seed);
      expect(violationsOf(result), `run with SEED=${seed}`).toEqual([]);
      totals.runs++;
      totals.crashes += result.counts.crashes;
      totals.checks += result.checks.length;
      for (const { status, payment_method } of result.orders)
        if (payment_method === "cash") totals.cash++;
        else if (status === "paid") totals.paid++;
        else if (status === "refunded") totals.refunded++;
        else totals.ended++;
    }
    // Guards against schedules in which nothing happens, which would prove nothing.
    expect(totals.crashes).toBeGreaterThan(totals.runs / 4);
    expect(totals.paid).toBeGreaterThan(totals.runs / 4);
    expect(totals.cash).toBeGreaterThan(totals.runs / 10);
    console.info(`from SEED=${FIRST_SEED}`, totals);
  },
  SCHEDULES * SECONDS_EACH * 1000,
);
