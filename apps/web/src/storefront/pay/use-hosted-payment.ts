import type { HostedPayment } from "@noren/contract/payments.ts";
import { useCallback, useEffect, useState } from "react";
import { useCardApi } from "../checkout/payment/use-card-api.ts";

type HostedState =
  | { kind: "loading" }
  | { kind: "gone" | "failed" }
  | { kind: "known"; payment: HostedPayment };

/** Between two looks at a payment that is neither made nor to be made. */
const POLL_MS = 3000;

/** How one order stands, by the server; `look` asks it again, and it asks the provider. */
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

/** Something was begun of which the provider knows no end yet. */
function isOpen({ status, client_secret }: HostedPayment): boolean {
  return status === "pending" && client_secret === null;
}
