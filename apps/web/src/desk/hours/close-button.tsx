import type { Hours, HoursCheck } from "@noren/contract/staff/hours.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { ToneButton } from "../page/tone-button.tsx";
import { useCommand } from "../use-command.ts";
import { changeDate } from "./change-date.ts";
import { TakenOrders } from "./taken-orders.tsx";

type CloseButtonProps = {
  hours: Hours;
  date: string;
  /** The date as written. */
  name: string;
  label: string;
  onChanged: () => void;
  /** Called instead of closing where the date cannot be closed. */
  onRefused?: (() => void) | undefined;
};

/**
 * Closes a date: at once where nobody has ordered for it, otherwise after its orders were listed.
 */
export function CloseButton({ hours, date, name, label, onChanged, onRefused }: CloseButtonProps) {
  const desk = useOffice();
  const { api, m } = desk;
  const words = m.hours.taken;
  const { send, isBusy, message } = useCommand();
  const [taken, setTaken] = useState<HoursCheck | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function ask() {
    if (onRefused) return onRefused();
    const edits = [{ target: `date:${date}`, values: { services: [] } }];
    const reply = await send(() => api.checkHours({ edits }));
    if (!reply) return;
    if (reply.payload.order_count === 0) return close();
    setTaken(reply.payload);
    setOpen(true);
  }

  async function close() {
    await changeDate(desk, hours, { date, isClosed: true, name });
    setOpen(false);
    onChanged();
  }

  return (
    <>
      <Button
        variant="secondary"
        disabled={isBusy}
        aria-label={m.hours.closeOf(name)}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {message && <Alert kind="error">{message}</Alert>}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        label={words.title(name)}
        className={dialog.dialog}
      >
        <DialogHead title={words.title(name)} onClose={() => setOpen(false)} />
        <div className={dialog.body}>
          {taken && <TakenOrders {...taken} />}
          <ToneButton tone="destroy" size="l" fullWidth onClick={() => void close()}>
            {words.submit}
          </ToneButton>
          <Button variant="secondary" fullWidth onClick={() => setOpen(false)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
