import type { HostedPayment } from "@noren/contract/payments.ts";
import { useCallback, useEffect, useState } from "react";
import { useCardApi } from "../checkout/payment/use-card-api.ts";

type HostedState =
  | { kind: "loading" }
  | { kind: "gone" | "failed" }
  | { kind: "known"; payment: HostedPayment };

/** Delay in ms between polls of a payment that is pending at the provider. */
const POLL_MS = 3000;

/** The server's state of one order; `refetch` asks again, and the server asks the provider. */
export function useHostedPayment(orderId: string, key: string) {
  const api = useCardApi();
  const [state, setState] = useState<HostedState>({ kind: "loading" });

  const refetch = useCallback(async (): Promise<HostedPayment | null> => {
    const reply = await api.hosted(orderId, key);
    if (reply.ok) setState({ kind: "known", payment: reply.payload });
    else setState({ kind: reply.problem.code === "not_found" ? "gone" : "failed" });
    return reply.ok ? reply.payload : null;
  }, [api, orderId, key]);

  useEffect(() => {
    void refetch();
  }, [refetch]);

  useEffect(() => {
    if (state.kind !== "known" || !isOpen(state.payment)) return;
    const timer = setTimeout(refetch, POLL_MS);
    return () => clearTimeout(timer);
  }, [state, refetch]);

  return { state, refetch };
}

/** Whether a payment was begun whose outcome the provider does not know yet. */
function isOpen({ status, client_secret }: HostedPayment): boolean {
  return status === "pending" && client_secret === null;
}
