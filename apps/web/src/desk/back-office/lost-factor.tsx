import type { StaffPerson } from "@noren/contract/staff/people.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { say } from "../notices/notices-store.ts";
import { ToneButton } from "../page/tone-button.tsx";
import { useCommand } from "../use-command.ts";

type LostFactorProps = { person: StaffPerson; onRemoved: () => void };

/** Takes a lost second factor off another person's account, after it was said what follows. */
export function LostFactor({ person, onRemoved }: LostFactorProps) {
  const { m, api } = useOffice();
  const words = m.people.factor;
  const { send, isBusy, message } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const name = person.name || person.email;
  const close = () => setOpen(false);

  async function remove() {
    if (!(await send(() => api.removeSecondFactor(person.id)))) return;
    close();
    say({ kind: "done", text: words.done(name), about: "people:factor" });
    onRemoved();
  }

  return (
    <>
      {person.has_totp && (
        <Button variant="secondary" aria-label={words.openWho(name)} onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
      <Dialog open={isOpen} onClose={close} label={words.title(name)} className={dialog.dialog}>
        <DialogHead title={words.title(name)} onClose={close} />
        <div className={dialog.body}>
          <p>{words.text}</p>
          {message && <Alert kind="error">{message}</Alert>}
          <ToneButton
            tone="destroy"
            size="l"
            fullWidth
            disabled={isBusy}
            onClick={() => void remove()}
          >
            {words.submit}
          </ToneButton>
          <Button variant="secondary" fullWidth onClick={close}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
