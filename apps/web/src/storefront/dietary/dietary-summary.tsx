import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDietaryStore } from "./dietary-store.ts";
import styles from "./dietary-summary.module.css";
import { clearFilter } from "./stored-filter.ts";

/**
 * Next to the button of an active filter: the number of matching dishes, and a button to clear it.
 */
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
