import { formatMoney } from "@noren/contract/format/money.ts";
import { memo } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "./field-drafts.tsx";
import styles from "./raise-form.module.css";
import { isChanged, type RaisedDish } from "./raised-prices.ts";

type RaisePreviewProps = {
  raised: readonly RaisedDish[];
  onInclude: (target: string, isIncluded: boolean) => void;
};

/** Every dish with its prices before and after; each can be left out. */
export const RaisePreview = memo(function RaisePreview({ raised, onInclude }: RaisePreviewProps) {
  const { m, locale } = useOffice();
  const { fields, raise } = m.menuPage;
  return (
    <ul className={styles.preview}>
      {raised.map(({ target, name, isIncluded, prices }) => (
        <li key={target} className={styles.dish}>
          {/* Its own state, as the list is drawn later than a press. */}
          <Checkbox
            label={name}
            defaultChecked={isIncluded}
            onChange={(event) => onInclude(target, event.target.checked)}
          />
          <dl className={styles.prices}>
            {prices.map(({ field, before, after }) => {
              const [old, next] = [formatMoney(before, locale), formatMoney(after, locale)];
              return (
                <div key={field}>
                  <dt>{fields[field]}</dt>
                  {isChanged({ before, after }) ? (
                    <dd>
                      <span className="visually-hidden">{raise.from(old, next)}</span>
                      <span aria-hidden="true" className={styles.change}>
                        <span>{old}</span>
                        <Icon name="arrow-right" size={16} />
                        <strong>{next}</strong>
                      </span>
                    </dd>
                  ) : (
                    <dd className={styles.same}>
                      {old} · {raise.same}
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
          <SectionDrafts target={target} fields={prices.map(({ field }) => field)} />
        </li>
      ))}
    </ul>
  );
});
