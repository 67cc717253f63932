import { isRecord } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { MAX_NAME } from "../menu/editing/limits.ts";
import { problemWords } from "../menu/undo-change.ts";
import { useKeptForm } from "../menu/use-kept-form.ts";
import { Form } from "../page/form.tsx";
import { useCommand } from "../use-command.ts";
import styles from "./choices.module.css";

type AddFormProps = {
  /** Of what is typed, such as `group:new/name`. */
  formKey: string;
  label: string;
  submit: string;
  onAdd: (name: string) => Promise<Reply<unknown>>;
};

/**
 * One name and a button: a new group, or a new choice. What wasn't added stays typed, also after the
 * page was left.
 */
export function AddForm({ formKey, label, submit, onAdd }: AddFormProps) {
  const desk = useOffice();
  const { m } = desk;
  const { form, change, restart } = useKeptForm({
    ...{ key: formKey, record: null },
    formOf: () => ({ name: "" }),
    read: (value) =>
      isRecord(value) && typeof value.name === "string" ? { name: value.name } : null,
  });
  const { name } = form;
  const [isTried, setTried] = useState(false);
  const { send, isBusy, problem } = useCommand();

  async function add() {
    const wanted = name.trim();
    setTried(wanted === "");
    if (wanted !== "" && (await send(() => onAdd(wanted)))) restart();
  }
  return (
    <Form className={styles.add} isBusy={isBusy} onSubmit={add}>
      <TextField
        label={label}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={name}
        error={isTried && name.trim() === "" ? m.choicesPage.nameNeeded : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {submit}
      </Button>
      {problem && <Alert kind="error">{problemWords(problem, desk)}</Alert>}
    </Form>
  );
}
