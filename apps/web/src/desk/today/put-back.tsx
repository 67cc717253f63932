import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { offerUndo } from "../menu/undo-change.ts";
import { useCommand } from "../use-command.ts";

type PutBackProps = { entry: AvailabilityEntry; onChanged: () => void };

/** Puts a dish or choice on sale again, with an undo. */
export function PutBack({ entry: { target, name }, onChanged }: PutBackProps) {
  const desk = useOffice();
  const { availability } = desk.m;
  const { send, isBusy, message } = useCommand();

  async function putBack() {
    const change = { targets: [target], sold_out: null };
    const reply = await send(() => desk.api.changeAvailability(change));
    if (!reply) return;
    const { action } = reply.payload;
    onChanged();
    if (action === null) return;
    const text = availability.done.onSale(name);
    offerUndo(desk, { action, text, about: target, undone: availability.done.undone(name) });
  }

  return (
    <>
      {message && <p role="alert">{message}</p>}
      <Button
        variant="secondary"
        disabled={isBusy}
        aria-label={availability.putOnSale(name)}
        onClick={() => void putBack()}
      >
        {availability.putBack}
      </Button>
    </>
  );
}
