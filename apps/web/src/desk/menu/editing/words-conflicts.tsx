import { Button } from "../../../ui/button.tsx";
import { useOffice } from "../../desk-context.tsx";
import { fieldLabel, valueWords } from "../value-words.ts";
import styles from "./forms.module.css";
import type { Words } from "./words.ts";

type WordsConflictsProps = {
  /** What somebody else has written in fields that the person changed as well. */
  theirs: Partial<Words>;
  words: Words;
  onTake: (theirs: Partial<Words>) => void;
};

/** Both values of each field that two people have changed; saving keeps what is in the form. */
export function WordsConflicts({ theirs, words, onTake }: WordsConflictsProps) {
  const desk = useOffice();
  const { menuPage } = desk.m;
  const fields = (Object.keys(theirs) as (keyof Words)[]).filter(
    (field) => words[field] !== theirs[field],
  );
  if (fields.length === 0) return null;
  return (
    <ul className={styles.conflicts}>
      {fields.map((field) => {
        const label = fieldLabel(desk, field);
        const now = valueWords(desk, field, theirs[field]);
        const typed = valueWords(desk, field, words[field]);
        const sentence = menuPage.conflict(menuPage.somebody, now, typed);
        return (
          <li key={field}>
            <p>{menuPage.editing.conflict(label, sentence)}</p>
            <Button
              variant="secondary"
              aria-label={menuPage.editing.conflict(label, menuPage.set(now))}
              onClick={() => onTake({ [field]: theirs[field] })}
            >
              {menuPage.set(now)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
