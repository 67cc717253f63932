import { centsToEuros, eurosToCents } from "@noren/contract/euros.ts";
import type { DeskOrderDetail } from "@noren/contract/staff/orders.ts";
import type { RefundRequest } from "@noren/contract/staff/restaurant.ts";
import { asCents, type Cents, sumCents, ZERO } from "@noren/ordering/money.ts";

type Refundable = DeskOrderDetail["refundable"];

/** The current selection; `pieces` by line index, and the delivery fee. */
export type WantedRefund =
  | { way: "lines"; pieces: readonly number[]; delivery: boolean }
  | { way: "amount"; typed: string };

/** Refund of the selection; 0 if nothing was selected or the typed amount is invalid. */
export function worthOf(wanted: WantedRefund, refundable: Refundable): Cents {
  const { amount: left, lines, delivery } = refundable;
  if (wanted.way === "amount") return amountIn(wanted.typed) ?? ZERO;
  const worth = sumCents(lines.map((amounts, index) => amountAt(amounts, wanted.pieces[index])));
  return asCents(Math.min(worth + (wanted.delivery ? delivery : 0), left));
}

function amountAt(amounts: readonly Cents[], pieces = 0): Cents {
  return amounts[pieces - 1] ?? ZERO;
}

const AMOUNT = /^\d{1,6}([.,]\d{1,2})?$/;

/** Accepts both decimal separators in every language. */
export function amountIn(typed: string): Cents | null {
  const text = typed.replace("€", "").trim();
  return AMOUNT.test(text) ? eurosToCents(Number(text.replace(",", "."))) : null;
}

/** The request to the server. */
export function requestOf(wanted: WantedRefund, refundable: Refundable) {
  if (wanted.way === "amount") return { amount: centsToEuros(worthOf(wanted, refundable)) };
  const lines = wanted.pieces.flatMap((quantity, line) => {
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return {
    ...(lines.length > 0 && { lines }),
    ...(wanted.delivery && { delivery: true }),
  } satisfies Pick<RefundRequest, "lines" | "delivery">;
}
