import type { Db } from "../db/open.ts";
import { EVENT_RETENTION_MS } from "./payment-times.ts";

/**
 * Deletes webhook events that are too old for the provider to resend. A late resend would do no
 * harm: the payment's state is always retrieved from the provider.
 */
export async function deleteExpiredEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("provider_events")
    .where("received_at", "<=", now - EVENT_RETENTION_MS)
    .execute();
}
