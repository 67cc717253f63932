import type { Db } from "../db/open.ts";
import { EVENT_RETENTION_MS } from "./payment-times.ts";

/**
 * Takes away the provider's events that it can repeat no more. One that came all the same would do
 * no harm: how its payment stands is read from the provider anew.
 */
export async function deleteExpiredEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("provider_events")
    .where("received_at", "<=", now - EVENT_RETENTION_MS)
    .execute();
}
