import type { PaymentRow } from "../db/payment-tables.ts";
import { isPaid } from "../providers/card/card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { CHECK_MS } from "./payment-times.ts";
import { settle } from "./settle.ts";

/**
 * Cancels a payment at the provider, then ends its order. Until that is done, `closing_at` prevents
 * settling; after a crash reconciliation resumes here. A payment that succeeded before the
 * cancellation settles its order.
 */
export async function closePayment(
  services: PaymentServices,
  { intent_id, provider: name }: Pick<PaymentRow, "intent_id" | "provider">,
): Promise<void> {
  const { db, now, providers } = services;
  const provider = providers.named(name);
  if (intent_id === null || provider === null) return;
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set((row) => ({ closing_at: row.fn.coalesce("closing_at", row.val(now())) }))
    .where("intent_id", "=", intent_id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;

  const cancelled = await provider.cancel(intent_id);
  const retrieved = cancelled.ok ? cancelled : await provider.retrieve(intent_id);
  if (!retrieved.ok) return;
  const intent = retrieved.value;
  if (intent.status !== "canceled")
    await db
      .updateTable("payments")
      .set({ closing_at: null, next_check_at: now() + CHECK_MS })
      .where("intent_id", "=", intent_id)
      .execute();
  if (intent.status === "canceled" || isPaid(intent)) await settle(services, intent);
}
