import type { Hours } from "@noren/contract/staff/hours.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { tellChange } from "../menu/undo-change.ts";

/**
 * Closes a date or gives it the hours of its weekday again; offers to take it back. Where somebody
 * has changed the date meanwhile, nothing is written.
 */
export async function changeDate(
  desk: OfficeDesk,
  { special }: Hours,
  { date, isClosed, name }: { date: string; isClosed: boolean; name: string },
): Promise<void> {
  const { api, m } = desk;
  const seen = { services: special.find((one) => one.date === date)?.services ?? null };
  const values = { services: isClosed ? [] : null };
  const reply = await api.changeHours({ edits: [{ target: `date:${date}`, values, seen }] });
  const text = isClosed ? m.hours.isClosed(name) : m.hours.isReopened(name);
  tellChange(desk, reply, {
    ...{ text, about: "hours:date", undone: m.hours.undone },
    why: ({ code }) => (code === "changed_since" ? m.hours.changedSince : undefined),
  });
}
