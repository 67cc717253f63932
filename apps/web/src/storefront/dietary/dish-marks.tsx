import type { Diet } from "@noren/ordering/declarations.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import styles from "./dish-marks.module.css";

export const DIET_ICONS: Record<Diet, IconName> = {
  vegetarian: "leaf-fill",
  vegan: "plant-fill",
  gluten_free: "grains-slash-fill",
  spicy: "pepper-fill",
};

/** Vegetarian is left out for a vegan dish. */
export function shownDiets(diets: readonly Diet[]): Diet[] {
  return diets.filter((diet) => diet !== "vegetarian" || !diets.includes("vegan"));
}

/** The diets of a dish, and its spiciness. */
export function DishMarks({ diets }: { diets: readonly Diet[] }) {
  const m = useMessages();
  const shown = shownDiets(diets);
  return shown.length === 0 ? null : (
    <ul className={styles.marks}>
      {shown.map((diet) => (
        <li key={diet} data-diet={diet}>
          <Icon name={DIET_ICONS[diet]} size={16} />
          {m.diets[diet]}
        </li>
      ))}
    </ul>
  );
}
