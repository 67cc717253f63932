import type { Reply } from "@noren/contract/call.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { useCommand } from "../use-command.ts";

type DeskFormProps<T> = {
  save: () => Promise<Reply<T>>;
  onSaved: (saved: T) => void;
  /** The fields; `problems` are the messages for the refused ones. */
  children: (problems: Record<string, string | undefined>) => ReactNode;
};

/** A form that saves settings: shows problems, and confirms success. */
export function DeskForm<T>({ save, onSaved, children }: DeskFormProps<T>) {
  const { m } = useOffice();
  const { send, isBusy, problems, message } = useCommand();
  const [isSaved, setSaved] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSaved(false);
    const saved = await send(save);
    if (!saved) return;
    setSaved(true);
    onSaved(saved.payload);
  }

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onChange={() => setSaved(false)}
      aria-busy={isBusy}
      noValidate
    >
      {message && <Alert kind="error">{message}</Alert>}
      {children(problems)}
      {isSaved && <Alert kind="good">{m.settings.saved}</Alert>}
      <Button type="submit" disabled={isBusy}>
        {m.settings.save}
      </Button>
    </form>
  );
}
