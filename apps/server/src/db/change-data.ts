import { signalOnCommit } from "./commit-signals.ts";
import type { Trx } from "./open.ts";

/** Increments the data version and invalidates the caches of every instance. */
export async function changeData(trx: Trx): Promise<void> {
  await trx
    .updateTable("data_version")
    .set((row) => ({ version: row("version", "+", 1) }))
    .execute();
  signalOnCommit(trx, "catalogue");
}
