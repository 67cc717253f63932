import type { LiveEvent } from "@noren/contract/staff/orders.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { formatMoney } from "../../i18n/format.ts";
import type { Desk } from "../desk-context.tsx";
import { say } from "./notices-store.ts";

/** Says in words that an order's money is gone or did not arrive; it stays until somebody closes it. */
export function sayMoneyEvent({ m, locale }: Pick<Desk, "m" | "locale">, event: LiveEvent): void {
  const { kind, order, data } = event;
  if (order === null || (kind !== "payment_lost" && kind !== "refund_failed")) return;
  const amount = formatMoney(
    kind === "payment_lost" ? order.total : (data.amount as Cents),
    locale,
  );
  say({ about: order.order_id, kind: "problem", text: m.money[kind](order.number, amount) });
}
