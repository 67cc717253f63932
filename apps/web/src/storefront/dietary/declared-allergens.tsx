import { allergenSentence } from "@noren/contract/allergen-words.ts";
import type { Declaration } from "@noren/ordering/allergens.ts";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import styles from "./declared-allergens.module.css";
import { DishMarks } from "./dish-marks.tsx";

type DeclaredAllergensProps = {
  declaration: Declaration;
  /** Whether the dish has options, on which the declaration depends. */
  composed: boolean;
};

/** The declared allergens of a dish with its chosen options; updates with every choice. */
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
