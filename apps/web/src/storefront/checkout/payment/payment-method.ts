import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { Cents } from "@noren/ordering/money.ts";

export type PaymentMethod = "cash" | "card";

/** The ways of paying that an order has: where nothing is to be paid, no card is asked for. */
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

/** What was chosen, where it is there; null where there is no way to pay. */
export function methodOf(
  chosen: PaymentMethod,
  methods: readonly PaymentMethod[],
): PaymentMethod | null {
  return methods.includes(chosen) ? chosen : (methods[0] ?? null);
}
