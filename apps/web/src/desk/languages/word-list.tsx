import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useOffice } from "../desk-context.tsx";
import { SearchField } from "../page/search-field.tsx";
import styles from "./languages-page.module.css";
import { WordRow } from "./word-row.tsx";
import { isMissing, matchingWords, type Word, wordKey } from "./words.ts";

/** Rows drawn at once. */
const STEP = 60;

type WordListProps = { words: readonly Word[]; onlyMissing: boolean };

/**
 * The texts to translate. One that was missing when the list was opened stays in it once it is
 * filled.
 */
export function WordList({ words, onlyMissing }: WordListProps) {
  const { translations } = useOffice().m;
  const [opened] = useState(() => new Set(words.filter(isMissing).map(wordKey)));
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const [limit, setLimit] = useState(STEP);
  const found = useMemo(() => {
    const listed = onlyMissing
      ? words.filter((word) => isMissing(word) || opened.has(wordKey(word)))
      : words;
    return matchingWords(listed, wanted);
  }, [words, onlyMissing, opened, wanted]);
  const rest = found.length - limit;
  return (
    <>
      <SearchField label={translations.search} value={query} onChange={setQuery} />
      <p role="status" className="visually-hidden">
        {wanted && translations.found(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={wanted ? translations.notFoundTitle : translations.noneTitle}
          text={wanted ? translations.notFoundText : translations.noneText}
        />
      )}
      <ul className={styles.rows}>
        {found.slice(0, limit).map((word) => (
          <WordRow key={wordKey(word)} word={word} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
          {translations.more(rest)}
        </Button>
      )}
    </>
  );
}
