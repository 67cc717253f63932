import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { Draft } from "@noren/contract/staff/drafts.ts";
import { useRef, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { isEnded } from "../open-draft/open-draft.ts";
import { useCommand } from "../use-command.ts";
import styles from "./draft-page.module.css";
import { DraftState } from "./draft-state.tsx";
import { NameForm } from "./name-form.tsx";

type DraftHeadProps = { draft: Draft; onChanged: (draft: Draft) => void };

/** Name, state and who created it; a draft that waits can be renamed. */
export function DraftHead({ draft, onChanged }: DraftHeadProps) {
  const { m, api, locale, restaurant } = useOffice();
  const words = m.drafts;
  const { send, isBusy, message } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  const created = shortMomentAt(draft.created_at, restaurant.timezone, locale);

  async function rename(name: string) {
    const renamed = await send(() => api.updateDraft(draft.id, { name }));
    if (!renamed) return false;
    setOpen(false);
    onChanged(renamed.payload.draft);
    return true;
  }

  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>{draft.name}</h1>
        {!isEnded(draft) && (
          <button
            type="button"
            className={styles.rename}
            aria-label={words.renameOf(draft.name)}
            onClick={() => setOpen(true)}
          >
            <DeskIcon name="pencil-simple" />
          </button>
        )}
      </div>
      <p className={styles.facts}>
        <DraftState draft={draft} />
        <span>{words.createdBy(draft.created_by || m.theSystem, created)}</span>
      </p>
      <Dialog
        open={isOpen}
        onClose={close}
        label={words.rename}
        className={dialog.dialog}
        initialFocusRef={nameRef}
      >
        <DialogHead title={words.rename} onClose={close} />
        {isOpen && (
          <div className={dialog.body}>
            <NameForm
              formKey={`draft:${draft.id}/name`}
              name={draft.name}
              nameRef={nameRef}
              submit={words.save}
              isBusy={isBusy}
              problem={message}
              onSubmit={rename}
            />
          </div>
        )}
      </Dialog>
    </div>
  );
}
