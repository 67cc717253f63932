import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { paymentWords } from "./order-payment.tsx";

const order = { total: asCents(14271), refunded: asCents(0), progress: "accepted" };

test.each([
  [{ payment_method: "card", status: "paid" }, "Payée 142,71 €"],
  [{ payment_method: "card", status: "unpaid" }, "Non payée, à encaisser 142,71 €"],
  [
    { payment_method: "card", status: "unpaid", progress: "completed" },
    "Non payée, à encaisser 142,71 €",
  ],
  [{ payment_method: "card", status: "refunded" }, "Remboursée 142,71 €"],
  [{ payment_method: "card", status: "cancelled", progress: "rejected" }, "Rien à encaisser"],
  [{ payment_method: "cash", status: "pending" }, "À encaisser 142,71 €"],
  [{ payment_method: "cash", status: "pending", progress: "completed" }, "Payée 142,71 €"],
  [{ payment_method: "cash", status: "cancelled", progress: "rejected" }, "Rien à encaisser"],
])("the payment of %o is shown as: %s", (over, said) => {
  const words = paymentWords({ ...order, ...over } as DeskOrder, deskFr.card, "fr");
  expect(words.replaceAll("\u00a0", " ")).toBe(said);
});
