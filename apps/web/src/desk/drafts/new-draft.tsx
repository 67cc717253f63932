import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { useCommand } from "../use-command.ts";
import { NameForm } from "./name-form.tsx";
import styles from "./new-draft.module.css";

/** A new draft begins with its name; its page opens. */
export function NewDraft() {
  const { m, api } = useOffice();
  const words = m.drafts;
  const navigate = useNavigate();
  const { send, isBusy, message } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);

  async function create(name: string) {
    const created = await send(() => api.createDraft({ name }));
    if (created) void navigate(`/menu/drafts/${created.payload.draft.id}`);
    return created !== null;
  }

  return (
    <>
      <Button className={styles.open} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        label={words.open}
        className={dialog.dialog}
        initialFocusRef={nameRef}
      >
        <DialogHead title={words.open} onClose={close} />
        {isOpen && (
          <div className={dialog.body}>
            <p className={dialog.hint}>{words.lead}</p>
            <NameForm
              formKey="draft:new/name"
              name=""
              nameRef={nameRef}
              submit={words.create}
              isBusy={isBusy}
              problem={message}
              onSubmit={create}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
