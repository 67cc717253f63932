import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { Cents } from "@noren/ordering/money.ts";

export type PaymentMethod = "cash" | "card";

/** The payment methods of an order: where its total is 0, no card is needed. */
export function paymentMethods(
  { payments, card }: Pick<RestaurantSettings, "payments" | "card">,
  total: Cents,
): PaymentMethod[] {
  if (total === 0) return ["cash"];
  const takesCards = card !== null && (payments.stripe.active || payments.paypal.active);
  return [
    ...(payments.cod.active ? (["cash"] as const) : []),
    ...(takesCards ? (["card"] as const) : []),
  ];
}

/** The chosen method if available; null where there is no method. */
export function methodOf(
  chosen: PaymentMethod,
  methods: readonly PaymentMethod[],
): PaymentMethod | null {
  return methods.includes(chosen) ? chosen : (methods[0] ?? null);
}
