import type { Draft } from "@noren/contract/staff/drafts.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { say } from "../notices/notices-store.ts";
import { closeOpenDraft, useOpenDraft } from "../open-draft/open-draft.ts";
import { ToneButton } from "../page/tone-button.tsx";
import { useCommand } from "../use-command.ts";

/** Deletes a draft, after it was said what is lost. */
export function RemoveDialog({ draft: { id, name, changes } }: { draft: Draft }) {
  const { m, api } = useOffice();
  const words = m.drafts.remove;
  const navigate = useNavigate();
  const { send, isBusy, message } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  async function remove() {
    if (!(await send(() => api.deleteDraft(id)))) return;
    if (useOpenDraft.getState().id === id) closeOpenDraft();
    say({ kind: "done", text: words.done(name), about: "drafts:ended" });
    void navigate("/menu/drafts", { replace: true });
  }

  return (
    <>
      <ToneButton tone="refuse" variant="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </ToneButton>
      <Dialog open={isOpen} onClose={close} label={words.title(name)} className={dialog.dialog}>
        <DialogHead title={words.title(name)} onClose={close} />
        <div className={dialog.body}>
          <p>{words.text(changes)}</p>
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
