import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { declarationOf } from "@noren/ordering/allergens.ts";
import type { Line } from "@noren/ordering/model.ts";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import styles from "./line-allergens.module.css";
import { useConflict } from "./use-conflict.ts";

/** The declared allergens of a cart line, and its conflicts with the dietary filter. */
export function LineAllergens({ line }: { line: Line }) {
  const { locale } = useLocale();
  const declaration = declarationOf(line);
  const conflict = useConflict(declaration);
  return (
    <span className={styles.allergens}>
      {allergenSentence(declaration, locale)}
      {conflict && (
        <strong className={styles.conflict}>{DIETARY_WORDS[locale].conflict(conflict)}</strong>
      )}
    </span>
  );
}
