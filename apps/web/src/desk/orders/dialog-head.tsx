import { IconButton } from "../../ui/icon-button.tsx";
import { useDesk } from "../desk-context.tsx";
import { closeOrderDialog } from "./order-dialog-store.ts";
import styles from "./order-dialogs.module.css";

export function DialogHead({ title }: { title: string }) {
  const { m } = useDesk();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <IconButton icon="x" label={m.close} onClick={closeOrderDialog} />
    </div>
  );
}
