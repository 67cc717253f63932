import { useState } from "react";
import { afterPaint } from "../../platform/after-paint.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { RaiseForm } from "./raise-form.tsx";

type OpenRaiseProps = Pick<Parameters<typeof RaiseForm>[0], "formKey" | "where" | "dishes">;

/** Opens the change of many prices at once: of a category, a menu, or what a search has found. */
export function OpenRaise({ formKey, where, dishes }: OpenRaiseProps) {
  const { m } = useOffice();
  const { raise } = m.menuPage;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={raise.openFor(where)}
        onClick={() => afterPaint(() => setOpen(true))}
      >
        {raise.open}
      </Button>
      <Dialog open={isOpen} onClose={close} label={raise.openFor(where)} className={dialog.dialog}>
        <DialogHead title={where} onClose={close} />
        {isOpen && <RaiseForm formKey={formKey} where={where} dishes={dishes} onDone={close} />}
      </Dialog>
    </>
  );
}
