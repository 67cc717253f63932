import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import { formatList } from "@noren/contract/format/lists.ts";
import type { DeskLine } from "@noren/contract/staff/orders.ts";
import { useDesk } from "../desk-context.tsx";
import styles from "./dish-allergens.module.css";

/**
 * In words where the guest wrote a note; as marks on that guest's other dishes; else only what is
 * not known. The order's details have the words for every dish.
 */
export type AllergensShown = "words" | "marks" | "hidden";

type DishAllergensProps = { line: DeskLine; shown: AllergensShown };

/** A dish's allergens. Screen readers have them in words either way. */
export function DishAllergens({ line: { declaration }, shown }: DishAllergensProps) {
  const { m, locale } = useDesk();
  if (!declaration) return null;
  const { contains, may_contain, is_unknown } = declaration;
  const named = (keys: typeof contains) =>
    formatList(
      keys.map((key) => ALLERGEN_WORDS[locale][key]),
      locale,
    );
  const texts = [
    contains.length > 0 && m.card.contains(named(contains)),
    may_contain.length > 0 && m.card.mayContain(named(may_contain)),
    is_unknown && m.card.unknownAllergens,
  ].filter(Boolean);
  if (texts.length === 0) return null;
  if (shown === "words") return <p className={styles.words}>{texts.join(" · ")}</p>;
  const known = shown === "marks" ? contains.map((key) => m.allergenMarks[key]) : [];
  const marks = [...known, ...(is_unknown ? ["?"] : [])];
  return (
    <>
      <span className={styles.marks} aria-hidden="true">
        {marks.map((mark) => ` ${mark}`)}
      </span>
      <span className="visually-hidden"> {texts.join(" · ")}</span>
    </>
  );
}
