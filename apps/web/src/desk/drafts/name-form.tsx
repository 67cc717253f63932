import { isRecord } from "@noren/contract/api-problem.ts";
import { type RefObject, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { useKeptForm } from "../menu/use-kept-form.ts";
import { Form } from "../page/form.tsx";
import styles from "./new-draft.module.css";

/** The server accepts no more. */
const MAX_NAME = 100;

type NameFormProps = {
  /** Names the draft that is typed in, such as `draft:12/name`. */
  formKey: string;
  name: string;
  nameRef: RefObject<HTMLInputElement | null>;
  submit: string;
  isBusy: boolean;
  problem: string | null;
  /** Whether it was saved. */
  onSubmit: (name: string) => Promise<boolean>;
};

/** The name of a draft, which stays typed until it is saved. */
export function NameForm(props: NameFormProps) {
  const { formKey, name, nameRef, submit, isBusy, problem, onSubmit } = props;
  const { m } = useOffice();
  const words = m.drafts;
  const { form, change, forget } = useKeptForm({
    ...{ key: formKey, record: name },
    formOf: (text) => ({ text }),
    read: (value) =>
      isRecord(value) && typeof value.text === "string" ? { text: value.text } : null,
  });
  const { text } = form;
  const [isTried, setTried] = useState(false);
  const wanted = text.trim();

  async function send() {
    setTried(true);
    if (wanted !== "" && (await onSubmit(wanted))) forget();
  }

  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={send}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        ref={nameRef}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={text}
        error={isTried && wanted === "" ? words.needsName : undefined}
        onChange={(event) => change({ text: event.target.value })}
      />
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button type="submit" size="l" fullWidth disabled={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}
