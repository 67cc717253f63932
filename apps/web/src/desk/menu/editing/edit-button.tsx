import { useOffice } from "../../desk-context.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import styles from "./edit-button.module.css";
import { type Edited, openEditing } from "./editing-store.ts";

/** Opens the words of a category or a menu, next to its name. */
export function EditButton({ edited }: { edited: Exclude<Edited, { kind: "dish" }> }) {
  const { editing } = useOffice().m.menuPage;
  return (
    <button
      type="button"
      className={styles.edit}
      data-edit
      aria-label={editing.open(edited.of?.name ?? "")}
      onClick={() => openEditing(edited)}
    >
      <DeskIcon name="pencil-simple" />
    </button>
  );
}
