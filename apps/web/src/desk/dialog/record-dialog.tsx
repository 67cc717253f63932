import { Fragment, type ReactNode, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { useOpening } from "../../ui/use-opening.ts";
import dialog from "./dialog.module.css";
import { DialogHead } from "./dialog-head.tsx";

type RecordDialogProps<Edited> = {
  /** What is edited; null closes the dialog. */
  edited: Edited | null;
  titleOf: (edited: Edited) => string;
  onClose: () => void;
  children: (edited: Edited) => ReactNode;
};

/**
 * Edits a record. It stays mounted for its closing animation, with the record that it had; each
 * opening has a form of its own.
 */
export function RecordDialog<Edited>(props: RecordDialogProps<Edited>) {
  const { edited, titleOf, onClose, children } = props;
  const [last, setLast] = useState(edited);
  if (edited !== null && edited !== last) setLast(edited);
  const opening = useOpening(edited !== null);
  const title = last === null ? "" : titleOf(last);
  return (
    <Dialog open={edited !== null} onClose={onClose} label={title} className={dialog.dialog}>
      <DialogHead title={title} onClose={onClose} />
      <Fragment key={opening}>{last !== null && children(last)}</Fragment>
    </Dialog>
  );
}
