import type { OfficeDesk } from "../desk-context.tsx";
import { fieldKey } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import type { Word } from "./words.ts";
import { putWords, readWords, wordsOf } from "./words-store.ts";

const MAX_LENGTH = { name: 300, description: 5000, picture_alt: 300 };

/** The translation of a text as a field; an empty one is none. */
export function translationField({ m, api }: OfficeDesk, word: Word): InputField {
  const { target, record, field } = word;
  const name = m.translations.fields[field];
  const translation = `${field}_en` as const;
  return {
    key: fieldKey({ target }, translation),
    name,
    current: () => wordsOf(target)?.[translation],
    read(typed) {
      const text = typed.trim();
      return text.length > MAX_LENGTH[field] ? undefined : text || null;
    },
    toWire: (value) => value,
    write: (value) => String(value ?? ""),
    put(value) {
      putWords(target, { [translation]: value });
      void readWords(api);
    },
    reload: () => readWords(api),
    show: (value) => (value ? m.dish.quoted(String(value)) : m.dish.none),
    changed: () => m.translations.changed(name, record),
    wrong: m.dish.tooLong,
  };
}
