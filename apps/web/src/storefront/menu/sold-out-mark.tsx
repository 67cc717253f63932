import { useLocale } from "../../i18n/locale-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./option-field.module.css";
import { returnInWords } from "./return-in-words.ts";

/** Next to a choice that is sold out, with its return. */
export function SoldOutMark({ back_at }: { back_at: number | null }) {
  const { locale, m } = useLocale();
  const { timezone } = useShop().settings;
  const now = useNow();
  const when = now === null ? null : returnInWords(back_at, { now, timezone, locale, m });
  return (
    <span className={styles.back}>{when ? `${m.menu.soldOut}. ${when}` : m.menu.soldOut}</span>
  );
}
