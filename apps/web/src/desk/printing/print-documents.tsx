import { timeAt } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { PrintJob } from "@noren/contract/staff/printing.ts";
import type { RefObject } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { closeOrderDialog } from "../dialog/order-dialog-store.ts";
import timed from "../dialog/timed-list.module.css";
import { printableOn } from "./document-kinds.ts";
import { Unclear } from "./order-printing.tsx";
import styles from "./print-documents.module.css";
import { usePrinting } from "./use-printing.ts";

type PrintDocumentsProps = {
  order: DeskOrder;
  /** Focused when this section is linked to. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The print jobs of an order, and every document that can be printed. */
export function PrintDocuments({ order, heading }: PrintDocumentsProps) {
  const { m } = useDesk();
  const { printing, order_id } = order;
  return (
    <section className={styles.documents}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {m.printing.documents}
      </h3>
      {printing.length === 0 && <p className={timed.soft}>{m.printing.none}</p>}
      <ul className={timed.list}>
        {printing.map((job) => (
          <li key={job.id}>
            <PrintDocument job={job} />
            {job.state === "unclear" && <Unclear order={order} job={job} />}
          </li>
        ))}
      </ul>
      <div className={styles.commands}>
        <PrintButtons order={order} />
        <ButtonLink variant="quiet" to={`/orders/${order_id}/documents`} onClick={closeOrderDialog}>
          {m.printing.preview}
        </ButtonLink>
      </div>
    </section>
  );
}

function PrintDocument({
  job: { kind, state, fault, printer, requested_by, at },
}: {
  job: PrintJob;
}) {
  const { m, locale, restaurant } = useDesk();
  const why = fault && state !== "printed" ? `, ${m.printing.status[fault]}` : "";
  return (
    <p className={timed.row}>
      <time dateTime={at}>{timeAt(Date.parse(at), restaurant.timezone, locale)}</time>
      <span>
        {m.printing.kinds[kind]} · {printer} · <strong>{m.printing.states[state]}</strong>
        {why}
        {requested_by && <span className={timed.who}>{m.printing.asked(requested_by)}</span>}
      </span>
    </p>
  );
}

/** One button per printer and document kind. */
function PrintButtons({ order }: { order: DeskOrder }) {
  const { m } = useDesk();
  const { printers, print, isBusy } = usePrinting(order);
  return printers.flatMap(({ id, name, kinds }) =>
    printableOn(kinds, order.progress).map((kind) => {
      const isReprint = order.printing.some((job) => job.kind === kind && job.state !== "dropped");
      const words = isReprint ? m.printing.reprint : m.printing.print;
      return (
        <Button
          key={`${id}-${kind}`}
          variant="secondary"
          disabled={isBusy}
          onClick={() => print(kind, id)}
        >
          <DeskIcon name="printer" />
          {words(m.printing.kinds[kind], name)}
        </Button>
      );
    }),
  );
}
