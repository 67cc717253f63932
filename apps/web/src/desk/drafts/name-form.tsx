import { type RefObject, type SubmitEvent, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { useFirstWrong } from "../page/use-first-wrong.ts";
import styles from "./new-draft.module.css";

/** The server accepts no more. */
const MAX_NAME = 100;

type NameFormProps = {
  name: string;
  nameRef: RefObject<HTMLInputElement | null>;
  submit: string;
  isBusy: boolean;
  problem: string | null;
  onSubmit: (name: string) => void;
};

/** The name of a draft. */
export function NameForm({ name, nameRef, submit, isBusy, problem, onSubmit }: NameFormProps) {
  const { m } = useOffice();
  const words = m.drafts;
  const [text, setText] = useState(name);
  const [isTried, setTried] = useState(false);
  const { formRef, focusWrong } = useFirstWrong();
  const wanted = text.trim();

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (wanted === "") focusWrong();
    else onSubmit(wanted);
  }

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={send}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        ref={nameRef}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={text}
        error={isTried && wanted === "" ? words.needsName : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button type="submit" size="l" fullWidth disabled={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
