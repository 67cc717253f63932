import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { PrintJob, PrintState } from "@noren/contract/staff/printing.ts";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import type { DeskIconName } from "../desk-icon-names.ts";
import styles from "./order-printing.module.css";
import { mostUrgent } from "./print-summary.ts";
import { usePrinting } from "./use-printing.ts";

const ICONS: Record<PrintState, DeskIconName> = {
  printed: "printer",
  sending: "printer",
  waiting: "clock-countdown",
  dropped: "prohibit",
  unclear: "warning",
};

/** Whether the order was printed; where that is unclear, a staff member can confirm it. */
export function OrderPrinting({ order }: { order: DeskOrder }) {
  const { m } = useDesk();
  const job = mostUrgent(order.printing);
  if (!job) return null;
  return (
    <div className={styles.printing} data-state={job.state}>
      <p className={styles.words}>
        <DeskIcon name={ICONS[job.state]} size={20} />
        {wordsFor(job)}
      </p>
      {job.state === "unclear" && <Unclear order={order} job={job} />}
    </div>
  );

  function wordsFor({ state, printer, fault }: PrintJob): string {
    const { card, status } = m.printing;
    if (state === "waiting") return card.waiting(printer, fault ? status[fault] : "");
    return state === "unclear" ? card.unclear(printer) : card[state];
  }
}

export function Unclear({ order, job }: { order: DeskOrder; job: PrintJob }) {
  const { m } = useDesk();
  const { print, confirm, isBusy } = usePrinting(order);
  return (
    <div className={styles.answers}>
      <Button variant="secondary" disabled={isBusy} onClick={() => confirm(job)}>
        {m.printing.itCameOut}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={() => print(job.kind, job.printer_id)}>
        {m.printing.printAgain}
      </Button>
    </div>
  );
}
