import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { DietaryDialog } from "./dietary-dialog.tsx";
import { useDietaryStore } from "./dietary-store.ts";
import { useDietaryMatches } from "./use-dietary-matches.ts";

/** Exported from the same chunk: they are always shown together. */
export { DietarySummary } from "./dietary-summary.tsx";

/** The active filter: its dialog, and its live region for screen readers. */
export function DietaryPanel({ isOpen }: { isOpen: boolean }) {
  const { locale } = useLocale();
  const { left, total } = useDietaryMatches();
  const active = useDietaryStore((state) => state.active);
  return (
    <>
      <p role="status" className="visually-hidden">
        {active && DIETARY_WORDS[locale].left(left, total)}
      </p>
      <DietaryDialog isOpen={isOpen} left={left} />
    </>
  );
}
