import { type Configured, declarationOf } from "@noren/ordering/allergens.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DIET_ICONS, shownDiets } from "./dish-marks.tsx";
import styles from "./line-marks.module.css";

/** The diets of a cart line as icons, each with its name for screen readers. */
export function LineMarks({ line }: { line: Configured }) {
  const m = useMessages();
  return shownDiets(declarationOf(line).diets).map((diet) => (
    <span key={diet} className={styles.mark} data-diet={diet} title={m.diets[diet]}>
      <Icon name={DIET_ICONS[diet]} size={16} />
      <span className="visually-hidden">{m.diets[diet]}</span>
    </span>
  ));
}
