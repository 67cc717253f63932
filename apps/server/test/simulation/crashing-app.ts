import { createApiApp } from "../../src/api.ts";
import { keyedQueue } from "../../src/checkout/keyed-queue.ts";
import { openOrderGate } from "../../src/checkout/open-orders.ts";
import { groupCommit } from "../../src/db/group-commit.ts";
import type { Db } from "../../src/db/open.ts";
import type { ApiApp } from "../../src/http/environment.ts";
import { createPayments } from "../../src/payments/payments.ts";
import type { Services } from "../../src/services.ts";
import type { CrashPoint } from "./crash-point.ts";
import { openCrashingDatabase } from "./crashing-database.ts";
import { crashingProvider } from "./crashing-provider.ts";
import type { Random } from "./random.ts";

type CrashingAppInput = {
  /** Of an app on the same database, for its catalogue. */
  services: Services;
  dataDir: string;
  random: Random;
  /** Probability that a request to the provider is lost, and likewise an answer. */
  lossOf: () => number;
};

export type CrashingApp = { http: ApiApp; services: Services; crashPoint: CrashPoint; db: Db };

/**
 * An in-process instance of the app that shares only the database file with others and may crash at
 * any step.
 */
export function startCrashingApp({
  services,
  dataDir,
  random,
  lossOf,
}: CrashingAppInput): CrashingApp {
  const { db, crashPoint } = openCrashingDatabase(dataDir);
  const { current } = services.providers;
  if (current === null) throw new Error("no card provider is configured");
  const provider = crashingProvider(current, crashPoint, random, lossOf);
  const providers = { ...services.providers, current: provider, named: () => provider };
  // State held in memory does not survive a crash, so each instance has its own.
  const memory = { orderQueue: keyedQueue(), openOrders: openOrderGate() };
  const own = { ...services, ...memory, db, groupCommit: groupCommit(db), providers };
  const crashingServices = { ...own, payments: createPayments(own) };
  return { http: createApiApp(crashingServices), services: crashingServices, crashPoint, db };
}
