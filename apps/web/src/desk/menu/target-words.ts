import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { weekdayName } from "@noren/contract/format/weekdays.ts";
import { WEEKDAYS } from "@noren/ordering/model.ts";
import type { OfficeDesk } from "../desk-context.tsx";

/** What an action is about as people read it; records have the name that the server sends. */
export function targetWords(
  { m, locale }: Pick<OfficeDesk, "m" | "locale">,
  target: string,
  name: string | null,
): string | null {
  const [kind = "", key = ""] = target.split(":");
  if (kind === "date") return capitalise(formatDate(key, locale));
  if (kind === "setting") return m.menuFields.settings[key] ?? m.audit.otherField;
  const weekday = WEEKDAYS.find((one) => kind === "weekday" && one === key);
  return weekday ? capitalise(weekdayName(weekday, locale)) : name;
}
