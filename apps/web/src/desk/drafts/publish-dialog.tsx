import type { DraftDetail, DraftReport } from "@noren/contract/staff/drafts.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import foot from "../dialog/question-foot.module.css";
import { offerUndo } from "../menu/undo-change.ts";
import { say } from "../notices/notices-store.ts";
import { closeOpenDraft, useOpenDraft } from "../open-draft/open-draft.ts";
import { useCommand } from "../use-command.ts";
import { ChangeRows } from "./change-rows.tsx";
import { effective } from "./draft-changes.ts";
import { PublishProblems } from "./publish-problems.tsx";

type PublishDialogProps = { detail: DraftDetail; onPublished: () => void };

/** Publishes a draft at once, after every change was listed. */
export function PublishDialog({ detail: { draft, changes }, onPublished }: PublishDialogProps) {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.drafts.publish;
  const { send, isBusy, message, clear } = useCommand();
  const [report, setReport] = useState<DraftReport | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const listed = effective(changes);
  const { id, name } = draft;
  const about = "drafts:ended";

  async function publish() {
    const published = await send(async () => {
      const reply = await api.publishDraft(id);
      const isInvalid = !reply.ok && reply.problem.code === "draft_invalid";
      setReport(isInvalid ? await api.readDraftReport(reply.problem.payload) : null);
      return reply;
    });
    if (!published) return;
    setOpen(false);
    if (useOpenDraft.getState().id === id) closeOpenDraft();
    const { action, changes: count } = published.payload;
    if (action === null) say({ kind: "done", text: words.nothing(name), about });
    offerUndo(desk, { action, text: words.done(name, count), about, undone: words.undone });
    onPublished();
  }

  return (
    <>
      <Button
        disabled={listed.length === 0}
        onClick={() => {
          clear();
          setReport(null);
          setOpen(true);
        }}
      >
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} label={words.title(name)} className={dialog.dialog}>
        <DialogHead title={words.title(name)} onClose={close} />
        {isOpen && (
          <div className={dialog.body}>
            <p>{words.text}</p>
            <ChangeRows changes={listed} />
            {report && <PublishProblems {...report} />}
            <div className={foot.send}>
              {message && <Alert kind="error">{message}</Alert>}
              <Button size="l" fullWidth disabled={isBusy} onClick={() => void publish()}>
                {words.submit(listed.length)}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
