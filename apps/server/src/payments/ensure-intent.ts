import { fromJson } from "../db/json-text.ts";
import type { PaymentRow } from "../db/payment-tables.ts";
import type { CardIntent, CardProvider, ProviderAnswer } from "../providers/card/card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { CHECK_MS } from "./payment-times.ts";

/**
 * Creates the intent of a stored payment. Idempotent: repeated after a lost response or a crash,
 * with the same stored values and key, it returns the intent that was created.
 */
export async function ensureIntent(
  { db, now }: Pick<PaymentServices, "db" | "now">,
  provider: CardProvider,
  payment: PaymentRow,
): Promise<ProviderAnswer<CardIntent>> {
  const { local_id, generation } = payment;
  const created = await provider.createIntent({
    customerId: payment.customer_id,
    amount: payment.amount,
    orderId: payment.order_id,
    captureMethod: payment.capture_method,
    methods: fromJson(payment.methods),
    key: keyOf(payment),
  });
  if (created.ok)
    await db
      .updateTable("payments")
      .set({
        intent_id: created.value.id,
        status: created.value.status,
        next_check_at: now() + CHECK_MS,
      })
      .where("local_id", "=", local_id)
      .where("generation", "=", generation)
      .where("intent_id", "is", null)
      .execute();
  return created;
}

function keyOf({ local_id, amount, generation }: PaymentRow): string {
  return `pi:${local_id}:${amount}${generation === 1 ? "" : `:${generation}`}`;
}
