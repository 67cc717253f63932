import { isRecord } from "@noren/contract/api-problem.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useQuery } from "../../platform/use-query.ts";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";

const ORDER = "order";

/** Opens the order whose notification was pressed: in the URL, or a message of the worker. */
export function usePushedOrder(): void {
  const navigate = useNavigate();
  const wanted = useQuery().get(ORDER);

  useEffect(() => {
    if (wanted === null) return;
    openOrderDialog({ kind: "details", orderId: wanted });
    void navigate("/", { replace: true });
  }, [wanted, navigate]);

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data) || typeof data.open_order !== "string") return;
      void navigate("/");
      openOrderDialog({ kind: "details", orderId: data.open_order });
    };
    serviceWorker.addEventListener("message", onMessage);
    return () => serviceWorker.removeEventListener("message", onMessage);
  }, [navigate]);
}
