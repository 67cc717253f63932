import type { Declaration } from "@noren/ordering/allergens.ts";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./conflict-notice.module.css";
import { useConflict } from "./use-conflict.ts";

/**
 * The conflicts of a dish with the dietary filter, shown before it is added and announced as soon
 * as a choice causes one.
 */
export function ConflictNotice({ declaration }: { declaration: Declaration }) {
  const { locale } = useLocale();
  const conflict = useConflict(declaration);
  return (
    <div role="status" className={styles.notice}>
      {conflict && (
        <p>
          <Icon name="warning-circle" />
          {DIETARY_WORDS[locale].conflict(conflict)}
        </p>
      )}
    </div>
  );
}
