import { formatVolume } from "@noren/contract/format/volumes.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import styles from "./dish-drink.module.css";

/** The volume of a drink next to its price, and whether it contains alcohol. */
export function DishDrink({ facts: { volume_cl, alcohol_group } }: { facts: DishFacts }) {
  const { m, locale } = useLocale();
  const parts = [
    ...(volume_cl === undefined ? [] : [formatVolume(volume_cl, locale)]),
    ...(alcohol_group === undefined ? [] : [m.menu.alcohol]),
  ];
  return parts.length > 0 && <span className={styles.facts}> {parts.join(" · ")}</span>;
}
