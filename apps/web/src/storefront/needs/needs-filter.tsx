import { useLocale } from "../../i18n/locale-context.tsx";
import { NEEDS_WORDS } from "../../i18n/needs-words.ts";
import { NeedsDialog } from "./needs-dialog.tsx";
import { useNeeds } from "./needs-store.ts";
import { useJudgement } from "./use-judgement.ts";

/** Comes in the same chunk: one is never shown without the other. */
export { NeedsSummary } from "./needs-summary.tsx";

/** The filter at work: its dialog, and what screen readers hear of it. */
export function NeedsFilter({ isOpen }: { isOpen: boolean }) {
  const { locale } = useLocale();
  const { left, total } = useJudgement();
  const active = useNeeds((needs) => needs.active);
  return (
    <>
      <p role="status" className="visually-hidden">
        {active && NEEDS_WORDS[locale].left(left, total)}
      </p>
      <NeedsDialog isOpen={isOpen} left={left} />
    </>
  );
}
