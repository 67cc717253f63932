import { guardLeaving } from "./leave-guard.ts";
import { type PaymentOutcome, payOrder } from "./pay-order.ts";

/** Pays with the leave guard active. */
export async function payGuarded(input: Parameters<typeof payOrder>[0]): Promise<PaymentOutcome> {
  const release = guardLeaving(window);
  try {
    return await payOrder(input);
  } finally {
    release();
  }
}
