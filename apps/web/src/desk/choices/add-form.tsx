import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { MAX_NAME } from "../menu/editing/limits.ts";
import { useFirstWrong } from "../page/use-first-wrong.ts";
import styles from "./choices.module.css";

type AddFormProps = {
  label: string;
  submit: string;
  /** Answers whether it was added; what was typed stays where it wasn't. */
  onAdd: (name: string) => Promise<boolean>;
};

/** One name and a button: a new group, or a new choice. */
export function AddForm({ label, submit, onAdd }: AddFormProps) {
  const { m } = useOffice();
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { formRef, focusWrong } = useFirstWrong();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = name.trim();
    setTried(wanted === "");
    if (wanted === "") return focusWrong();
    if (isBusy) return;
    setBusy(true);
    if (await onAdd(wanted)) setName("");
    setBusy(false);
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
    </form>
  );
}
