import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type OfficeDesk, useOffice } from "../desk-context.tsx";
import { followConnection } from "../read/live-reads.ts";
import { type Draft, type FieldValue, setDraft } from "./draft-store.ts";
import styles from "./field-state.module.css";
import { type EditedField, keepMine, saveField } from "./save-field.ts";
import { silence, speak } from "./spoken-store.ts";

/** How a field's values are shown to people. */
export type ShownField = EditedField & {
  /** Accessible name, such as "Nigiri saumon, à emporter". */
  name: string;
  show: (value: FieldValue) => string;
  /** What is wrong with a text that cannot be a value. */
  wrong: string;
};

type FieldStateProps = { id: string; field: ShownField; draft: Draft };

/** In words, whether a field is saved, and what to do where it isn't. */
export function FieldState({ id, field, draft }: FieldStateProps) {
  const desk = useOffice();
  const { m } = desk;
  const { key, name, show } = field;
  const named = (words: string) => `${words} (${name})`;
  const isConflict = draft.state === "conflict";
  const words = useRef<HTMLParagraphElement>(null);
  useSpokenWords(draft, `${name}. ${stateWords(desk, field, draft)}`);
  const isUnreachable = draft.state === "unreachable";
  const saveAgain = useEffectEvent(() => void saveField(desk, field));
  useEffect(
    () => (isUnreachable ? followConnection(() => saveAgain()) : undefined),
    [isUnreachable],
  );
  /** A pressed answer disappears with its question. */
  const focusField = () =>
    words.current?.parentElement?.querySelector<HTMLElement>("[data-field]")?.focus();
  return (
    <>
      <p ref={words} id={id} className={styles.state} data-state={draft.state}>
        {draft.state === "saved" && <Icon name="check" size={16} />}
        {stateWords(desk, field, draft)}
      </p>
      {isUnreachable && (
        <div className={styles.answers}>
          <Button
            variant="secondary"
            aria-label={named(m.menuPage.tryAgain(draft.text))}
            onClick={() => {
              focusField();
              void saveField(desk, field);
            }}
          >
            {m.menuPage.tryAgain(draft.text)}
          </Button>
        </div>
      )}
      {isConflict && (
        <div className={styles.answers}>
          <Button
            variant="secondary"
            aria-label={named(m.menuPage.keep(show(draft.now)))}
            onClick={() => {
              focusField();
              setDraft(key, null);
            }}
          >
            {m.menuPage.keep(show(draft.now))}
          </Button>
          <Button
            variant="secondary"
            aria-label={named(m.menuPage.set(wanted(field, draft.text)))}
            onClick={() => {
              focusField();
              void keepMine(desk, field);
            }}
          >
            {m.menuPage.set(wanted(field, draft.text))}
          </Button>
        </div>
      )}
    </>
  );
}

const UNSAVED: readonly Draft["state"][] = ["refused", "unreachable", "conflict"];

/** Tells screen readers what became of a field since it is on the page, where it isn't saved. */
function useSpokenWords(draft: Draft, words: string): void {
  const [atFirst] = useState(draft);
  const spoken = draft !== atFirst && UNSAVED.includes(draft.state) ? words : null;
  useEffect(() => {
    if (spoken === null) return;
    speak(spoken);
    return () => silence(spoken);
  }, [spoken]);
}

function stateWords(
  { m: { menuPage } }: OfficeDesk,
  field: Pick<ShownField, "show" | "read" | "wrong">,
  draft: Draft,
): string {
  if (draft.state === "conflict")
    return menuPage.conflict(
      draft.by ?? menuPage.somebody,
      field.show(draft.now),
      wanted(field, draft.text),
    );
  if (draft.state === "refused")
    return draft.why === null ? field.wrong : menuPage.refused(draft.why);
  return menuPage.states[draft.state];
}

function wanted({ read, show }: Pick<ShownField, "show" | "read">, text: string): string {
  const value = read(text);
  return value === undefined ? text : show(value);
}
