import type { DietaryNotice } from "@noren/contract/order-wishes.ts";
import { dietaryNames } from "@noren/contract/order-wishes-words.ts";
import { useEffect } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { WISHES_WORDS } from "../../../i18n/wishes-words.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { noticeOf } from "../../dietary/dietary-notice.ts";
import { useFilter } from "../../dietary/stored-filter.ts";
import { changeWishes, useCheckout } from "../state/checkout-store.ts";
import styles from "./tell-kitchen.module.css";

/**
 * Sends the dietary filter with the order: unticked, since allergies are health data, which are
 * shared by an explicit act only. A filter that was changed since is another list to agree to.
 */
export function TellKitchen() {
  const { locale } = useLocale();
  const filter = useFilter();
  const told = useCheckout((state) => state.wishes.dietary);
  const own = noticeOf(filter);
  const isOutdated = own !== null && told !== null && !isSame(own, told);
  useEffect(() => {
    if (isOutdated) changeWishes({ dietary: null });
  }, [isOutdated]);
  // An order that is paid again in another browser has a notice, but no filter.
  const notice = own ?? told;
  if (!notice) return null;
  const { tellKitchen, tellHint } = WISHES_WORDS[locale];
  const { avoided, wanted } = dietaryNames(notice, locale);
  return (
    <div>
      <Checkbox
        label={tellKitchen(avoided, wanted)}
        checked={told !== null && !isOutdated}
        aria-describedby="tell-kitchen-hint"
        onChange={({ target }) => changeWishes({ dietary: target.checked ? notice : null })}
      />
      <p id="tell-kitchen-hint" className={styles.hint}>
        {tellHint}
      </p>
    </div>
  );
}

function isSame(a: DietaryNotice, b: DietaryNotice): boolean {
  return (
    JSON.stringify([a.avoid, a.want, a.traces]) === JSON.stringify([b.avoid, b.want, b.traces])
  );
}
