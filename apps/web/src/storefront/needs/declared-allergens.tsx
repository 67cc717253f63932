import { allergenSentence } from "@noren/contract/allergen-words.ts";
import type { Declaration } from "@noren/ordering/allergens.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { NEEDS_WORDS } from "../../i18n/needs-words.ts";
import { DishMarks } from "../menu/dish-marks.tsx";
import styles from "./declared-allergens.module.css";

/** What a dish holds as it is being put together; follows every choice. */
export function DeclaredAllergens({ declaration }: { declaration: Declaration }) {
  const { locale } = useLocale();
  const { declared, declaredHint } = NEEDS_WORDS[locale];
  return (
    <div className={styles.declared}>
      <DishMarks diets={declaration.diets} />
      <h3>{declared}</h3>
      <p aria-live="polite">{allergenSentence(declaration, locale)}</p>
      <p className={styles.hint}>{declaredHint}</p>
    </div>
  );
}
