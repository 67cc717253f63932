import { formatPercent } from "@noren/contract/format/percent.ts";
import { useEffect, useMemo, useState } from "react";
import { Segmented } from "../../ui/segmented.tsx";
import { useOffice } from "../desk-context.tsx";
import { openMenu } from "../menu/menu-store.ts";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { ReadState } from "../read/read-state.tsx";
import styles from "./languages-page.module.css";
import { WordList } from "./word-list.tsx";
import { isMissing, translatedPercent, type Word, wordsIn } from "./words.ts";
import { openWords, readWords, useWords } from "./words-store.ts";

/** The menu's texts in two columns, the restaurant's language and its translation. */
export function LanguagesPage() {
  const { m, api } = useOffice();
  useTypedDrafts();
  const { records, problem } = useWords();
  const words = useMemo(() => records && wordsIn(records), [records]);
  useEffect(() => openWords(api), [api]);
  // What drafts will do with a text comes with the menu.
  useEffect(() => openMenu(api), [api]);
  return (
    <DeskPage title={m.nav.languages}>
      <p className={page.soft}>{m.translations.lead}</p>
      <ReadState data={words} problem={problem} refetch={() => void readWords(api)} lines={5} />
      {words && <Translations words={words} />}
    </DeskPage>
  );
}

type Filter = "missing" | "all";

function Translations({ words }: { words: readonly Word[] }) {
  const { m, locale } = useOffice();
  const { translations } = m;
  const missing = words.filter(isMissing).length;
  const percent = translatedPercent(words);
  const [filter, setFilter] = useState<Filter>(missing > 0 ? "missing" : "all");
  return (
    <>
      <div className={styles.progress}>
        <p role="status">
          <strong>{translations.progress(formatPercent(percent, locale), missing)}</strong>
        </p>
        <div aria-hidden="true" className={styles.bar}>
          <div style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
      <Segmented<Filter>
        label={translations.shown}
        segments={[
          { value: "missing", label: translations.filters.missing },
          { value: "all", label: translations.filters.all },
        ]}
        value={filter}
        onChange={setFilter}
      />
      <WordList key={filter} words={words} onlyMissing={filter === "missing"} />
    </>
  );
}
