import { CARD_WORDS } from "../../../../i18n/card-words.ts";
import { useLocale } from "../../../../i18n/locale-context.tsx";
import { useNow } from "../../../../platform/use-now.ts";
import { type DemoFields, groupedExpiry, TEST_CARDS } from "./demo-card.ts";
import styles from "./test-cards.module.css";

/** The demo's card numbers; a tap fills in the form. */
export function TestCards({ onChoose }: { onChoose: (card: DemoFields) => void }) {
  const { locale } = useLocale();
  const words = CARD_WORDS[locale].demo;
  const now = useNow() ?? 0;
  const expiry = groupedExpiry(`12${(new Date(now).getUTCFullYear() + 2) % 100}`);
  return (
    <ul className={styles.cards} aria-label={words.testCards}>
      {TEST_CARDS.map(({ number, outcome }) => (
        <li key={number}>
          <button type="button" onClick={() => onChoose({ number, expiry, cvc: "123" })}>
            <span className={styles.number}>{number}</span>
            <span>{words.outcomes[outcome]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
