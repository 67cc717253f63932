import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { useEffect } from "react";
import { followChecks, readChecks } from "../checks/checks-store.ts";
import { useDesk } from "../desk-context.tsx";
import { withEvent, withOpenOrders, withRefetched } from "../order-state/orders-state.ts";
import { changeOrders, useOrders } from "../order-state/orders-store.ts";
import { sayMoneyEvent } from "../orders/say-money-event.ts";
import { setOrdering } from "../pause/ordering-store.ts";
import { followPrinters, readPrinters } from "../printing/printers-store.ts";
import { menuChanged } from "../read/menu-changes.ts";
import { useMay, useSession } from "../session/session-store.ts";
import { useConnection } from "./connection-store.ts";
import { keepConnected } from "./keep-connected.ts";

/** What an open desk shows of the menu, live or in drafts, is read again. */
const MENU_EVENTS: ReadonlySet<string> = new Set(["menu_changed", "drafts_changed"]);

async function readOrdering(api: StaffApi): Promise<void> {
  const reply = await api.ordering();
  if (reply.ok) setOrdering(reply.payload);
}

/** A restart or changed settings move the times of automatic rejection. */
async function refetchOrders(api: StaffApi): Promise<void> {
  const reply = await api.openOrders();
  if (reply.ok) changeOrders((state) => withRefetched(state, reply.payload));
}

/**
 * Stays connected for as long as the desk is open; the results are in `useOrders` and
 * `useConnection`.
 */
export function useDeskConnection(): void {
  const desk = useDesk();
  const { api } = desk;
  const maySeeChecks = useMay("see_payment_checks");
  const personId = useSession(({ me }) => me?.person.id);
  useEffect(
    () =>
      keepConnected({
        api,
        name: `desk-events-${personId}`,
        lastEvent: () => useOrders.getState().lastEvent,
        onOpenOrders: (open) => {
          changeOrders((state) => withOpenOrders(state, open));
          void readOrdering(api);
          void readPrinters(api);
          void readChecks(api, maySeeChecks);
          menuChanged();
        },
        onEvent: (event) => {
          changeOrders((state) => withEvent(state, event));
          if (event.kind === "ordering_changed") {
            void readOrdering(api);
            void refetchOrders(api);
          }
          if (MENU_EVENTS.has(event.kind)) menuChanged();
          followPrinters(api, event);
          followChecks(api, maySeeChecks, event);
          sayMoneyEvent(desk, event);
        },
        onConnection: (connection) => {
          if (connection === "live" && useConnection.getState().connection === "lost")
            void refetchOrders(api);
          useConnection.setState({ connection });
        },
      }),
    [api, desk, personId, maySeeChecks],
  );
}
