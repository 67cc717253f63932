import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { useEffect } from "react";
import { useDesk } from "../desk-context.tsx";
import { withEvent, withOpenOrders, withRefetched } from "../order-state/orders-state.ts";
import { changeOrders, useOrders } from "../order-state/orders-store.ts";
import { sayMoneyEvent } from "../orders/say-money-event.ts";
import { ORDERING } from "../pause/ordering.ts";
import { tellConnected, tellEvent } from "../read/live-reads.ts";
import { useSession } from "../session/session-store.ts";
import { useConnection } from "./connection-store.ts";
import { keepConnected } from "./keep-connected.ts";

/** A restart or changed settings move the times of automatic rejection. */
async function refetchOrders(api: StaffApi): Promise<void> {
  const reply = await api.openOrders();
  if (reply.ok) changeOrders((state) => withRefetched(state, reply.payload));
}

/** Reads the state of the ordering again where a heartbeat tells another state of the storage. */
function followStorage(api: StaffApi): (storage: string) => void {
  let told = "";
  return (storage) => {
    const isNews = storage !== told && storage !== ORDERING.current()?.storage;
    told = storage;
    if (isNews) void ORDERING.refetch(api);
  };
}

/**
 * Stays connected for as long as the desk is open; the results are in `useOrders` and
 * `useConnection`.
 */
export function useDeskConnection(): void {
  const desk = useDesk();
  const { api } = desk;
  const personId = useSession(({ me }) => me?.person.id);
  useEffect(
    () =>
      keepConnected({
        api,
        name: `desk-events-${personId}`,
        lastEvent: () => useOrders.getState().lastEvent,
        onOpenOrders: (open) => {
          changeOrders((state) => withOpenOrders(state, open));
          tellConnected();
        },
        onEvent: (event) => {
          changeOrders((state) => withEvent(state, event));
          if (event.kind === "ordering_changed") void refetchOrders(api);
          tellEvent(event.kind);
          sayMoneyEvent(desk, event);
        },
        onBeat: followStorage(api),
        onConnection: (connection) => {
          if (connection === "live" && useConnection.getState().connection === "lost")
            void refetchOrders(api);
          useConnection.setState({ connection });
        },
      }),
    [api, desk, personId],
  );
}
