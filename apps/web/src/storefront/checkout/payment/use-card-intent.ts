import type { Reply } from "@noren/contract/call.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { useEffect } from "react";
import type { OrderPayload } from "../placing/order-payload.ts";
import type { CardIntent } from "../state/card-session.ts";
import { useFlow } from "../state/checkout-context.ts";
import { attemptFor, changeCard, useCheckout } from "../state/checkout-store.ts";
import { draftOf } from "../state/checkout-view.ts";
import { pageIntents, payerOf } from "./page-intents.ts";
import { useCardApi } from "./use-card-api.ts";

/**
 * Keeps the intent equal to the order shown: another amount updates it, and an order that needs an
 * id of its own gets another intent. Never during a payment.
 */
export function useCardIntent(): void {
  const { view } = useFlow();
  useIntentOf(draftOf(view, useCheckout()), (reply) => {
    if (!reply.ok) {
      const isTooSmall = reply.problem.code === "amount_too_small";
      return changeCard({
        phase: "failed",
        failure: isTooSmall ? "amount_too_small" : "unavailable",
      });
    }
    const { intent, session, phase } = useCheckout.getState().card;
    if (phase === "failed") return;
    if (intent?.client_secret === reply.payload.client_secret) void session?.refresh();
    else changeCard({ intent: reply.payload, session: null, phase: "loading" });
  });
}

/** Requests the intent of `draft` whenever the draft changes and nothing is being sent. */
export function useIntentOf(
  draft: OrderPayload | null,
  onReply: (reply: Reply<CardIntent>, amount: Cents) => void,
): void {
  const api = useCardApi();
  const { view } = useFlow();
  const checkout = useCheckout();
  const isFree = checkout.sending === null;
  const wanted = JSON.stringify(draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` changes with the draft
  useEffect(() => {
    if (!draft || !isFree) return;
    const { local_id } = attemptFor(draft);
    const amount = view.priced.totals.total;
    const payer = payerOf(checkout.personal);
    let isOver = false;
    void pageIntents.intent(api, { payer, local_id, amount }).then((reply) => {
      if (!isOver) onReply(reply, amount);
    });
    return () => {
      isOver = true;
    };
  }, [api, wanted, isFree]);
}
