import type { PaymentRow } from "../db/payment-tables.ts";
import { isPaid } from "../providers/card/card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { CHECK_MS } from "./payment-times.ts";
import { settle } from "./settle.ts";

/**
 * Makes a payment impossible, then ends its order. In between, `closing_at` keeps everybody from
 * settling it; after a crash reconciliation goes on from there. A payment that was made before it
 * could be cancelled settles its order.
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
  const seen = cancelled.ok ? cancelled : await provider.retrieve(intent_id);
  if (!seen.ok) return;
  const intent = seen.value;
  if (intent.status !== "canceled")
    await db
      .updateTable("payments")
      .set({ closing_at: null, next_check_at: now() + CHECK_MS })
      .where("intent_id", "=", intent_id)
      .execute();
  if (intent.status === "canceled" || isPaid(intent)) await settle(services, intent);
}
