import { asCents } from "@noren/ordering/money.ts";
import { toJson } from "../../src/db/json-text.ts";
import type { Db } from "../../src/db/open.ts";
import type { Payments } from "../../src/payments/payments.ts";

const MINUTE = 60_000;
/** Long enough for every open payment to reach a final state. */
const AFTERWARDS_MINUTES = 200;

/** Limited slots and a coupon with many uses, so that released capacity and uses can be counted. */
export async function prepare(db: Db, captureAt: "order" | "acceptance"): Promise<void> {
  const settings = [
    { name: "features.payments.capture_at", value: toJson(captureAt) },
    { name: "scheduling.pickup_orders_per_slot", value: toJson(500) },
  ];
  await db.insertInto("settings").values(settings).execute();
  await db
    .insertInto("coupons")
    .values({
      key: "MANY",
      code: "MANY",
      type: "fixed_amount",
      value: 500,
      minimum_amount: asCents(0),
      starts_at: null,
      ends_at: null,
      max_uses: 1000,
      uses: 0,
    })
    .execute();
  await db
    .updateTable("data_version")
    .set((row) => ({ version: row("version", "+", 1) }))
    .execute();
}

/** Time without faults: the payment loop runs every two minutes. */
export async function passTime(
  { reconcile, runTasks }: Pick<Payments, "reconcile" | "runTasks">,
  clock: { now: number },
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  for (let minute = 0; minute < AFTERWARDS_MINUTES; minute += 2) {
    clock.now += 2 * MINUTE;
    await reconcile();
    await runTasks();
    await meanwhile();
  }
}
