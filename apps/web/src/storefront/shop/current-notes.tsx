import type { Menu } from "@noren/ordering/model.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { NoteList } from "./note-list.tsx";
import { specialHoursInWords } from "./special-hours-in-words.ts";

/** `now` in epoch milliseconds. */
type CurrentNotesProps = {
  menus: readonly Menu[];
  now: number;
  timezone: string;
  isBrief: boolean;
};

export function CurrentNotes({ menus, now, timezone, isBrief }: CurrentNotesProps) {
  const { locale, m } = useLocale();
  const { date } = wallClock(now, timezone);
  return <NoteList notes={specialHoursInWords(menus, date, locale, m, { isBrief })} />;
}
