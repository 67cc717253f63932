import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import row from "../../ui/field-row.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { Form } from "../page/form.tsx";
import styles from "./until-choices.module.css";

/** Empty or a whole number; the server accepts no more than 9999. */
const COUNT = /^\d{0,4}$/;

type CountFormProps = {
  entry: AvailabilityEntry;
  isBusy: boolean;
  /** Null ends the count. */
  onCount: (count: number | null) => void;
};

/** How many of a dish a day can sell; empty is no limit. */
export function CountForm({ entry, isBusy, onCount }: CountFormProps) {
  const { m } = useOffice();
  const words = m.availability.count;
  const [text, setText] = useState(entry.daily_count?.toString() ?? "");
  const [isTried, setTried] = useState(false);
  const count = text.trim();
  const isWrong = !COUNT.test(count);

  function submit() {
    setTried(true);
    if (!isWrong) onCount(count === "" ? null : Number(count));
  }

  return (
    <Form className={`${row.row} ${styles.count}`} isBusy={isBusy} onSubmit={submit}>
      <TextField
        label={words.label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        error={isTried && isWrong ? words.wrong : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {words.set}
      </Button>
    </Form>
  );
}
