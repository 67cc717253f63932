import { useEffect } from "react";
import { useLocation } from "react-router";
import { Link } from "../../ui/link.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useMay } from "../session/session-store.ts";
import styles from "./printer-bar.module.css";
import { isInTrouble } from "./printer-trouble.ts";
import { keepPrinters, PRINTERS } from "./printers.ts";

const PAGE = "/printers";

/**
 * Printers in trouble are shown on every page, because the kitchen relies on paper. Links to the
 * printers page for staff members with that right.
 */
export function PrinterBar() {
  const { api } = useDesk();
  useEffect(() => keepPrinters(api), [api]);
  const mayManage = useMay("manage_printers");
  const { pathname } = useLocation();
  const hasTrouble = PRINTERS.useShared((data) => data?.printers.some(isInTrouble) ?? false);
  const isLink = mayManage && pathname !== PAGE;
  return (
    <div role="status">
      {hasTrouble &&
        (isLink ? (
          <Link to={PAGE} className={styles.bar}>
            <Troubles />
            <DeskIcon name="caret-right" />
          </Link>
        ) : (
          <div className={styles.bar}>
            <Troubles />
          </div>
        ))}
    </div>
  );
}

function Troubles() {
  const { m } = useDesk();
  const printers = PRINTERS.useShared((data) => data?.printers) ?? [];
  return (
    <>
      <DeskIcon name="printer" size={28} />
      <span className={styles.words}>
        {printers.filter(isInTrouble).map(({ id, name, status, waiting }, index) => (
          <span key={id} className={styles.line} data-more={index > 0 || undefined}>
            <strong>{m.printing.bar.trouble(name, m.printing.status[status])}</strong>{" "}
            {m.printing.bar.waits(waiting)}
          </span>
        ))}
      </span>
    </>
  );
}
