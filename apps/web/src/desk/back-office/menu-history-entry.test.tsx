import type { MenuHistoryEntry as Entry } from "@noren/contract/staff/menu.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import { type Desk, DeskContext } from "../desk-context.tsx";
import { MenuHistoryEntry } from "./menu-history-entry.tsx";

const ENTRY: Entry = {
  ...{ id: 7, at: "2026-11-26T18:00:00Z", who: "Aiko", staff_id: 1, action: "menu_changed" },
  ...{ subject: "dish:12", subject_name: "Nigiri", outcome: "done", before: null, after: null },
  ...{ undoes: null, undone: false, left: 0, changes: [] },
};
const words = officeFr.menuHistory;

/** The texts of an entry, without its first line. */
function stateOf(undone: boolean, left: number): string {
  const restaurant = { name: "Kawabe", timezone: "Europe/Paris", issuer: null };
  const m = { ...deskFr, ...officeFr };
  const entry = renderToStaticMarkup(
    <DeskContext value={{ locale: "fr", m, restaurant } as unknown as Desk}>
      <MenuHistoryEntry entry={{ ...ENTRY, undone, left }} isWanted={false} onUndone={() => {}} />
    </DeskContext>,
  );
  return entry
    .replace(/^.*?<\/p>/s, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test.each([
  ["not undone", false, 0, words.undo],
  ["undone as a whole", true, 0, words.undone],
  ["undone in part", true, 2, `${words.undoneInPart} ${words.undoRest}`],
] as const)(
  "an action that is %s keeps its button while something may be left",
  (_, undone, left, state) => {
    expect(stateOf(undone, left)).toBe(state);
  },
);
