import type { BareCall, Call, Reply } from "../call.ts";
import { readerOf, STAFF_ROOT } from "./define-calls.ts";
import type {
  DeskOrder,
  DeskOrderDetail,
  DeskOrderPage,
  LiveEvent,
  MovedOn,
  OpenOrders,
  PromiseRequest,
  RejectionRequest,
} from "./orders.ts";

/** After so long without an answer an order goes back to where it was, and staff is told. */
const COMMAND_TIMEOUT_MS = 10_000;

export function orderCalls({ call, ask }: { call: Call; ask: BareCall }, root: string) {
  const one = (orderId: string, command: string) =>
    `${STAFF_ROOT}/orders/${encodeURIComponent(orderId)}/${command}`;
  const move = (orderId: string, command: string, body: unknown): Promise<Reply<DeskOrder>> => {
    const readOrder = readerOf("orders.deskOrderSchema");
    return ask("POST", one(orderId, command), ({ payload }) => readOrder(payload), {
      body,
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    });
  };
  return {
    openOrders: (): Promise<Reply<OpenOrders>> =>
      call("GET", `${STAFF_ROOT}/orders`, readerOf("orders.openOrdersSchema")),
    /** All orders for slots of a day, `YYYY-MM-DD` in the restaurant's time zone. */
    ordersOn: (
      date: string,
      { page, limit }: { page: number; limit: number },
    ): Promise<Reply<DeskOrderPage>> =>
      call(
        "GET",
        `${STAFF_ROOT}/orders?date=${date}&page=${page}&limit=${limit}`,
        readerOf("orders.deskOrderPageSchema"),
      ),
    order: (orderId: string): Promise<Reply<DeskOrderDetail>> =>
      call(
        "GET",
        `${STAFF_ROOT}/orders/${encodeURIComponent(orderId)}`,
        readerOf("orders.deskOrderDetailSchema"),
      ),
    acknowledge: (orderId: string) => move(orderId, "acknowledge", {}),
    /**
     * Every command carries the version of the order that it is based on. If another command was
     * faster it is refused with 409 `order_moved_on`, whose payload `readMovedOn` parses.
     */
    accept: (orderId: string, body: PromiseRequest) => move(orderId, "accept", body),
    delay: (orderId: string, body: PromiseRequest) => move(orderId, "delay", body),
    reject: (orderId: string, body: RejectionRequest) => move(orderId, "reject", body),
    cancel: (orderId: string, body: RejectionRequest) => move(orderId, "cancel", body),
    preparing: (orderId: string, version: number) => move(orderId, "preparing", { version }),
    ready: (orderId: string, version: number) => move(orderId, "ready", { version }),
    outForDelivery: (orderId: string, version: number) =>
      move(orderId, "out-for-delivery", { version }),
    completed: (orderId: string, version: number) => move(orderId, "completed", { version }),
    /** Undoes the command that made this version; 409 `undo_too_late` after `undo_until`. */
    undoCommand: (orderId: string, version: number) => move(orderId, "undo", { version }),
    /**
     * URL for an `EventSource`, whose messages are named `change`; it resumes by itself after a
     * gap. A `beat` is sent every 2 s in between.
     */
    eventsAddress: (after: number) =>
      `${root.replace(/\/+$/, "")}${STAFF_ROOT}/events?after=${after}`,
    readLiveEvent: (data: string): Promise<LiveEvent> =>
      readerOf("orders.liveEventSchema")(JSON.parse(data)),
    readMovedOn: (payload: unknown): Promise<MovedOn> => readerOf("orders.movedOnSchema")(payload),
  };
}
