import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import { formatList } from "@noren/contract/format/lists.ts";
import type { DeskLine } from "@noren/contract/staff/orders.ts";
import type { Allergen } from "@noren/ordering/declarations.ts";
import { useDesk } from "../desk-context.tsx";
import styles from "./dish-allergens.module.css";

/**
 * `legal`: as the law names them. `words`: the same in a cook's words, where the guest wrote a note;
 * `contained`: those of that guest's other dishes; `unknown`: only that nothing is known. The
 * order's details have all of it for every dish.
 */
export type AllergensShown = "legal" | "words" | "contained" | "unknown";

type DishAllergensProps = { line: DeskLine; shown: AllergensShown };

/** A dish's allergens in words. Screen readers have the legal ones either way. */
export function DishAllergens({ line: { declaration }, shown }: DishAllergensProps) {
  const { m, locale } = useDesk();
  if (!declaration) return null;
  const { contains, may_contain, is_unknown } = declaration;
  const sentences = (words: Record<Allergen, string>) => {
    const named = (keys: readonly Allergen[]) =>
      formatList(
        keys.map((key) => words[key]),
        locale,
      );
    return [
      contains.length > 0 && m.card.contains(named(contains)),
      may_contain.length > 0 && m.card.mayContain(named(may_contain)),
      is_unknown && m.card.unknownAllergens,
    ]
      .filter(Boolean)
      .join(" · ");
  };
  const legal = sentences(ALLERGEN_WORDS[locale]);
  if (legal === "") return null;
  if (shown === "legal") return <p className={styles.words}>{legal}</p>;
  const isOwnLine = shown === "words";
  const known = shown === "contained" ? contains.map((key) => m.allergenShorts[key]) : [];
  const beside = [...known, ...(is_unknown ? [m.card.unknownShort] : [])].join(", ");
  return (
    <span className={isOwnLine ? styles.words : styles.beside}>
      <span aria-hidden="true">{isOwnLine ? sentences(m.allergenShorts) : ` ${beside}`}</span>
      <span className="visually-hidden"> {legal}</span>
    </span>
  );
}
