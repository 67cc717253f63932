import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "./until-choices.module.css";

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
  const [count, setCount] = useState(entry.daily_count?.toString() ?? "");

  function submit(event: FormEvent) {
    event.preventDefault();
    onCount(count === "" ? null : Number(count));
  }

  return (
    <form className={styles.moment} onSubmit={submit}>
      <TextField
        label={words.label}
        type="number"
        inputMode="numeric"
        min={0}
        max={9999}
        value={count}
        onChange={(event) => setCount(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {words.set}
      </Button>
    </form>
  );
}
