import { Link } from "react-router";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useMay } from "../session/session-store.ts";
import styles from "./printer-bar.module.css";
import { isInTrouble } from "./printer-trouble.ts";
import { usePrinters } from "./printers-store.ts";

/** A printer that does not print is said on every page: else the kitchen waits for paper. */
export function PrinterBar() {
  const { m } = useDesk();
  const mayManage = useMay("manage_printers");
  const printers = usePrinters((state) => state.printers) ?? [];
  return printers.filter(isInTrouble).map(({ id, name, said, waiting }) => (
    <div key={id} className={styles.bar} role="status">
      <DeskIcon name="printer" size={26} />
      <p className={styles.words}>
        <strong>{m.printing.bar.trouble(name, m.printing.said[said])}</strong>{" "}
        {m.printing.bar.waits(waiting)}
      </p>
      {mayManage && (
        <Link to="/printers" className={styles.link}>
          {m.printing.bar.open}
        </Link>
      )}
    </div>
  ));
}
