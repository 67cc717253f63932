import type { Reply } from "@noren/contract/call.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { DocumentKind, PrintJob } from "@noren/contract/staff/printing.ts";
import { randomId } from "../../platform/random-id.ts";
import { useDesk } from "../desk-context.tsx";
import { say } from "../notices/notices-store.ts";
import { withOrder } from "../order-state/orders-state.ts";
import { changeOrders } from "../order-state/orders-store.ts";
import { useCommand } from "../use-command.ts";
import { PRINTERS } from "./printers.ts";

/** Prints an order's documents, and confirms that an unclear job was printed. */
export function usePrinting({ order_id, number }: DeskOrder) {
  const { api, m } = useDesk();
  const { send, isBusy } = useCommand();
  const printers = PRINTERS.useShared((data) => data?.printers) ?? [];

  async function run(call: () => Promise<Reply<DeskOrder>>, done: string): Promise<void> {
    await send(async () => {
      const reply = await call();
      if (reply.ok) {
        changeOrders((state) => withOrder(state, reply.payload));
        say({ about: order_id, kind: "done", text: done });
      } else {
        const why = reply.problem.message || m.unreachable;
        say({ about: order_id, kind: "problem", text: m.notDone(number, why) });
      }
      return reply;
    });
  }

  return {
    isBusy,
    printers: printers.filter(({ enabled }) => enabled),
    print(kind: DocumentKind, printerId: number): Promise<void> {
      const name = printers.find(({ id }) => id === printerId)?.name ?? "";
      // One key per tap: a retried request is printed once.
      const body = { kind, printer_id: printerId, key: randomId(crypto) };
      return run(() => api.printOrder(order_id, body), m.printing.queued(number, name));
    },
    confirm: (job: PrintJob) => run(() => api.confirmPrinted(job.id), m.printing.settled(number)),
  };
}
