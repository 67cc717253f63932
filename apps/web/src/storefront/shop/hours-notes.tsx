import type { Menu } from "@noren/ordering/model.ts";
import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";
import { NoteList } from "./note-list.tsx";
import { useLoadedShop } from "./use-loaded-shop.ts";

const CurrentNotes = lazyPart(() =>
  import("./current-notes.tsx").then((part) => part.CurrentNotes),
);

type HoursNotesProps = {
  menus: readonly Menu[];
  /** The notes of the first rendering; none where they come with the browser's clock. */
  shown?: readonly string[] | undefined;
  /** Closures alone, where the slots tell the rest. */
  isBrief?: boolean;
};

/** Closures and other hours of the coming days; they change by themselves at midnight. */
export function HoursNotes({ menus, shown = [], isBrief = false }: HoursNotesProps) {
  const now = useNow();
  const shop = useLoadedShop();
  const hasDates = menus.some(({ dates }) => Object.keys(dates).length > 0);
  if (!shop?.ok || !hasDates) return null;
  const first = <NoteList notes={shown} />;
  if (now === null) return first;
  return (
    <Suspense fallback={first}>
      <CurrentNotes menus={menus} now={now} timezone={shop.settings.timezone} isBrief={isBrief} />
    </Suspense>
  );
}
