import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import type { Locale } from "@noren/contract/locales.ts";
import styles from "./demonstration-mark.module.css";

/** Marks an order or receipt that was paid with the demo provider. */
export function DemonstrationMark({ locale }: { locale: Locale }) {
  return <p className={styles.mark}>{DEMO_LABEL[locale]}</p>;
}
