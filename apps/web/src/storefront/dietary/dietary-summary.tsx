import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDietaryStore } from "./dietary-store.ts";
import styles from "./dietary-summary.module.css";
import { clearFilter } from "./stored-filter.ts";

/** Beside the filter's button while it is at work: how many dishes are left, and the way out. */
export function DietarySummary({ onClear }: { onClear: () => void }) {
  const { locale } = useLocale();
  const words = DIETARY_WORDS[locale];
  const { left, total } = useDietaryStore();
  const clear = () => {
    clearFilter();
    onClear();
  };
  return (
    <>
      <p className={styles.left}>{words.leftOf(left, total)}</p>
      <IconButton icon="x" size={18} label={words.clear} onClick={clear} />
    </>
  );
}
