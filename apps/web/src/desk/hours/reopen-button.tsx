import { formatDate } from "@noren/contract/format/dates.ts";
import type { Hours } from "@noren/contract/staff/hours.ts";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { changeDate } from "./change-date.ts";

type ReopenButtonProps = { hours: Hours; date: string; onChanged: () => void };

/** Gives a date the hours of its weekday again. */
export function ReopenButton({ hours, date, onChanged }: ReopenButtonProps) {
  const desk = useOffice();
  const { m, locale } = desk;
  const name = formatDate(date, locale);
  return (
    <Button
      variant="secondary"
      aria-label={m.hours.reopenOf(name)}
      onClick={() => void changeDate(desk, hours, { date, isClosed: false, name }).then(onChanged)}
    >
      {m.hours.reopen}
    </Button>
  );
}
