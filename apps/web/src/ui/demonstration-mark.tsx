import { DEMONSTRATION_MARK } from "@noren/contract/demonstration-words.ts";
import type { Locale } from "@noren/contract/problems.ts";
import styles from "./demonstration-mark.module.css";

/** On whatever shows an order that the demonstration of card payment paid. */
export function DemonstrationMark({ locale }: { locale: Locale }) {
  return <p className={styles.mark}>{DEMONSTRATION_MARK[locale]}</p>;
}
