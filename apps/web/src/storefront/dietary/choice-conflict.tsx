import { declarationOfChoice } from "@noren/ordering/allergens.ts";
import type { Choice } from "@noren/ordering/model.ts";
import styles from "./conflict.module.css";
import { useConflict } from "./use-conflict.ts";

/**
 * Next to a choice that conflicts with the dietary filter; a choice that is not marked as spicy is
 * no conflict.
 */
export function ChoiceConflict({ choice }: { choice: Choice }) {
  const declaration = declarationOfChoice(choice);
  const conflict = useConflict({ ...declaration, diets: [...declaration.diets, "spicy"] });
  return conflict && <span className={styles.conflict}>{conflict}</span>;
}
