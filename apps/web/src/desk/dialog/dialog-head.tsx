import { IconButton } from "../../ui/icon-button.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "./dialog.module.css";
import { closeOrderDialog } from "./order-dialog-store.ts";

type DialogHeadProps = { title: string; onClose?: () => void };

/** Title and close button of a dialog; by default it closes the order dialog. */
export function DialogHead({ title, onClose = closeOrderDialog }: DialogHeadProps) {
  const { m } = useDesk();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <IconButton icon="x" label={m.close} onClick={onClose} />
    </div>
  );
}
