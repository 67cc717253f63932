import type { Reply } from "@noren/contract/call.ts";
import { type SubmitEvent, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { MAX_NAME } from "../menu/editing/limits.ts";
import { problemWords } from "../menu/undo-change.ts";
import { useFirstWrong } from "../page/use-first-wrong.ts";
import { useCommand } from "../use-command.ts";
import styles from "./choices.module.css";

type AddFormProps = {
  label: string;
  submit: string;
  onAdd: (name: string) => Promise<Reply<unknown>>;
};

/** One name and a button: a new group, or a new choice. What was refused stays typed. */
export function AddForm({ label, submit, onAdd }: AddFormProps) {
  const desk = useOffice();
  const { m } = desk;
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const { send, isBusy, problem } = useCommand();
  const { formRef, focusWrong } = useFirstWrong();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = name.trim();
    setTried(wanted === "");
    if (wanted === "") return focusWrong();
    if (await send(() => onAdd(wanted))) setName("");
  }
  return (
    <form ref={formRef} className={styles.add} noValidate onSubmit={(event) => void add(event)}>
      <TextField
        label={label}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={name}
        error={isTried && name.trim() === "" ? m.choicesPage.nameNeeded : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {submit}
      </Button>
      {problem && <Alert kind="error">{problemWords(problem, desk)}</Alert>}
    </form>
  );
}
