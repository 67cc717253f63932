import { useLocale } from "../../i18n/locale-context.tsx";
import { NEEDS_WORDS } from "../../i18n/needs-words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useNeeds } from "./needs-store.ts";
import styles from "./needs-summary.module.css";
import { clearNeeds } from "./stored-filter.ts";

/** Beside the filter's button while it is at work: how many dishes are left, and the way out. */
export function NeedsSummary({ onClear }: { onClear: () => void }) {
  const { locale } = useLocale();
  const words = NEEDS_WORDS[locale];
  const { left, total } = useNeeds();
  const clear = () => {
    clearNeeds();
    onClear();
  };
  return (
    <>
      <p className={styles.left}>{words.leftOf(left, total)}</p>
      <IconButton icon="x" size={18} label={words.clear} onClick={clear} />
    </>
  );
}
