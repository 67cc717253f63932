import { memo } from "react";
import { useOffice } from "../desk-context.tsx";
import { FieldInput } from "../menu/field-input.tsx";
import { translationField } from "./translation-field.ts";
import styles from "./word-row.module.css";
import { isMissing, type Word } from "./words.ts";

/** A text next to its translation, which is saved when it is left. */
export const WordRow = memo(function WordRow({ word }: { word: Word }) {
  const desk = useOffice();
  const { translations } = desk.m;
  const { field, text, record, within } = word;
  const isName = field === "name";
  return (
    <li className={styles.row} data-missing={isMissing(word)}>
      <div className={styles.original}>
        <p className={styles.place}>
          {isName ? within : record}
          {isMissing(word) && <span className={styles.missing}>{translations.missing}</span>}
        </p>
        <p lang="fr" className={isName ? styles.name : undefined}>
          {text}
        </p>
      </div>
      <FieldInput
        field={translationField(desk, word)}
        kind={isName ? "text" : "lines"}
        of={record}
        lang="en"
        placeholder={text}
        goesOn
      />
    </li>
  );
});
