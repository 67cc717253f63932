import type { Fact } from "../../i18n/legal/legal-text.ts";
import styles from "./fact-list.module.css";

/** Facts about a business, one per line; URLs are links. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {/^https?:\/\//.test(value) ? (
              <a href={value} rel="noreferrer">
                {value.replace(/^https?:\/\/|\/$/g, "")}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
