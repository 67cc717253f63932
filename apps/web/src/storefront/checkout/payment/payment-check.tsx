import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../use-api.ts";
import type { PendingOrder } from "../placing/order-attempt.ts";
import { PaymentEnded, PaymentLate, PaymentPending } from "./payment-check-views.tsx";
import { type Settled, settleInTime } from "./settle-payment.ts";

type PaymentCheckProps = {
  pendingOrder: PendingOrder | null;
  onPaid: (pendingOrder: PendingOrder) => void;
  /** Nothing was charged: the order may be paid again. */
  onUnpaid: (pendingOrder: PendingOrder) => void;
  /** The order is over. */
  onLeft: () => void;
};

/** Polls the server between the bank's answer and the final state, and reports the outcome. */
export function PaymentCheck({ pendingOrder, ...on }: PaymentCheckProps) {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useSettling(pendingOrder, round, (answer) => {
    setSettled(answer);
    if (pendingOrder && answer === "paid") on.onPaid(pendingOrder);
    if (pendingOrder && answer === "unpaid") on.onUnpaid(pendingOrder);
  });

  if (!pendingOrder) return <PaymentLate pendingOrder={null} heading={heading} onRetry={null} />;
  if (settled === "cancelled" || settled === "refunded")
    return <PaymentEnded how={settled} heading={heading} onLeft={on.onLeft} />;
  if (settled === "unanswered") {
    const retry = () => {
      setSettled(null);
      setRound(round + 1);
    };
    return <PaymentLate pendingOrder={pendingOrder} heading={heading} onRetry={retry} />;
  }
  return <PaymentPending pendingOrder={pendingOrder} heading={heading} />;
}

/** Another `round` restarts polling; it also restarts when the network is back. */
function useSettling(
  pendingOrder: PendingOrder | null,
  round: number,
  onSettled: (how: Settled) => void,
) {
  const api = useApi();
  const told = useRef(onSettled);
  told.current = onSettled;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `round` triggers a refetch
  useEffect(() => {
    if (!pendingOrder) return;
    const gone = new AbortController();
    const wait = (ms: number) => waitFor(ms, gone.signal);
    void settleInTime(api(), pendingOrder, wait).then((how) => how && told.current(how));
    return () => gone.abort();
  }, [api, pendingOrder, round]);
}

/** Resolves early when the network is back. False once aborted. */
function waitFor(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
