import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import row from "../../ui/field-row.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { Form } from "../page/form.tsx";
import styles from "./until-choices.module.css";
import { useTextOfToday } from "./use-text-of-today.ts";

/** Empty or a whole number; the server accepts no more than 9999. */
const COUNT = /^\d{0,4}$/;

type CountFormProps = {
  entry: AvailabilityEntry;
  isBusy: boolean;
  /** Null ends the count. Whether it was saved. */
  onCount: (count: number | null) => Promise<boolean>;
};

/** How many of a dish a day can sell; empty is no limit. */
export function CountForm({ entry, isBusy, onCount }: CountFormProps) {
  const { m } = useOffice();
  const words = m.availability.count;
  const stored = entry.daily_count?.toString() ?? "";
  const { text, type, forget } = useTextOfToday(`${entry.target}/count`, stored);
  const [isTried, setTried] = useState(false);
  const count = text.trim();
  const isWrong = !COUNT.test(count);

  async function submit() {
    setTried(true);
    if (!isWrong && (await onCount(count === "" ? null : Number(count)))) forget();
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
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {words.set}
      </Button>
    </Form>
  );
}
