import { factSentences } from "@noren/contract/dish-fact-words.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import type { Choice, Line } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import styles from "./declared-facts.module.css";

/** What the law asks to be said of a dish and of its chosen options, in sentences. */
export function DeclaredFacts({
  line: { item, choices },
}: {
  line: Pick<Line, "item" | "choices">;
}) {
  const { locale } = useLocale();
  const facts = [item.facts, ...choices.map(({ choice }) => factsOf(choice))];
  const sentences = new Set(facts.flatMap((facts) => factSentences(facts, locale)));
  return (
    sentences.size > 0 && (
      <ul className={styles.facts}>
        {[...sentences].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  );
}

/** The volume of a choice that is a dish is shown with that dish. */
function factsOf({ item_id, facts }: Choice): DishFacts {
  const { volume_cl: _, ...others } = facts;
  return item_id === undefined ? facts : others;
}
