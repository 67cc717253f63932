import { Link, useLocation } from "react-router";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useMay } from "../session/session-store.ts";
import styles from "./printer-bar.module.css";
import { isInTrouble } from "./printer-trouble.ts";
import { usePrinters } from "./printers-store.ts";

const PAGE = "/printers";

/**
 * Printers that do not print are said on every page: else the kitchen waits for paper. It leads
 * whoever may to where they are looked after.
 */
export function PrinterBar() {
  const mayManage = useMay("manage_printers");
  const { pathname } = useLocation();
  const hasTrouble = usePrinters(({ printers }) => printers?.some(isInTrouble) ?? false);
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
  const printers = usePrinters((state) => state.printers) ?? [];
  return (
    <>
      <DeskIcon name="printer" size={28} />
      <span className={styles.words}>
        {printers.filter(isInTrouble).map(({ id, name, said, waiting }) => (
          <span key={id} className={styles.line}>
            <strong>{m.printing.bar.trouble(name, m.printing.status[said])}</strong>{" "}
            {m.printing.bar.waits(waiting)}
          </span>
        ))}
      </span>
    </>
  );
}
