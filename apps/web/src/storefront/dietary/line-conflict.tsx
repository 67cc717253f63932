import { type Configured, declarationOf } from "@noren/ordering/allergens.ts";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import styles from "./conflict.module.css";
import { useConflict } from "./use-conflict.ts";

/** The conflicts of a cart line with the dietary filter, in words; never folded away. */
export function LineConflict({ line }: { line: Configured }) {
  const { locale } = useLocale();
  const conflict = useConflict(declarationOf(line));
  return (
    conflict && (
      <strong className={styles.conflict}>{DIETARY_WORDS[locale].conflict(conflict)}</strong>
    )
  );
}
