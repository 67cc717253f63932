import { formatMoney } from "@noren/contract/format/money.ts";
import { memo } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "./raise-form.module.css";
import { isChanged, type RaisedDish } from "./raised-prices.ts";

/** Every dish with its prices before and after. */
export const RaisePreview = memo(function RaisePreview({
  raised,
}: {
  raised: readonly RaisedDish[];
}) {
  const { m, locale } = useOffice();
  const { fields, raise } = m.menuPage;
  return (
    <ul className={styles.preview}>
      {raised.map(({ target, name, prices }) => (
        <li key={target} className={styles.dish}>
          <p className={styles.name}>{name}</p>
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
        </li>
      ))}
    </ul>
  );
});
