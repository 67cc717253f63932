import { formatMoney } from "@noren/contract/format/money.ts";
import type { LiveEvent } from "@noren/contract/staff/orders.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Desk } from "../desk-context.tsx";
import { say } from "../notices/notices-store.ts";

/**
 * A notice that an order's payment was lost or that its refund failed; it stays until it is closed.
 */
export function sayMoneyEvent({ m, locale }: Pick<Desk, "m" | "locale">, event: LiveEvent): void {
  const { kind, order, data } = event;
  if (order === null || (kind !== "payment_lost" && kind !== "refund_failed")) return;
  const amount = formatMoney(
    kind === "payment_lost" ? order.total : (data.amount as Cents),
    locale,
  );
  say({ about: order.order_id, kind: "problem", text: m.money[kind](order.number, amount) });
}
