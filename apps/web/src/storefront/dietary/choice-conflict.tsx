import { declarationOfChoice } from "@noren/ordering/allergens.ts";
import type { Choice } from "@noren/ordering/model.ts";
import styles from "./line-allergens.module.css";
import { useConflict } from "./use-conflict.ts";

/** Beside a choice that brings in what the visitor avoids; heat is no fault of one that lacks it. */
export function ChoiceConflict({ choice }: { choice: Choice }) {
  const declaration = declarationOfChoice(choice);
  const conflict = useConflict({ ...declaration, diets: [...declaration.diets, "spicy"] });
  return conflict && <span className={styles.conflict}>{conflict}</span>;
}
