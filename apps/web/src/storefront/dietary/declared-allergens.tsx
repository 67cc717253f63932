import { allergenSentence } from "@noren/contract/allergen-words.ts";
import type { Declaration } from "@noren/ordering/allergens.ts";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { DishMarks } from "../menu/dish-marks.tsx";
import styles from "./declared-allergens.module.css";

type DeclaredAllergensProps = {
  declaration: Declaration;
  /** Whether there is anything to choose, on which it depends. */
  composed: boolean;
};

/** What a dish holds as it is being put together; follows every choice. */
export function DeclaredAllergens({ declaration, composed }: DeclaredAllergensProps) {
  const { locale } = useLocale();
  const { declared, declaredHint } = DIETARY_WORDS[locale];
  return (
    <div className={styles.declared}>
      <DishMarks diets={declaration.diets} />
      <h3>{declared}</h3>
      <p aria-live="polite">{allergenSentence(declaration, locale)}</p>
      {composed && <p className={styles.hint}>{declaredHint}</p>}
    </div>
  );
}
