import { type KeyboardEvent, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useOffice } from "../desk-context.tsx";
import { type Draft, draftOf, type FieldValue, setDraft, useDrafts } from "./draft-store.ts";
import { FieldDrafts, useFieldDrafts } from "./field-drafts.tsx";
import styles from "./field-input.module.css";
import { FieldState, type ShownField } from "./field-state.tsx";
import { goOn } from "./go-on.ts";
import { saveField } from "./save-field.ts";

/** A field and its value as it is written in an input. */
export type InputField = ShownField & { write: (value: FieldValue) => string };

type FieldInputProps = {
  field: InputField;
  kind?: "text" | "lines" | "price" | "volume" | "number";
  hint?: string;
  lang?: string;
  /** In place of the field's name, where many fields have the same one. */
  label?: string;
  /** Said before the label to screen readers there. */
  of?: string;
  placeholder?: string;
  /** Enter goes on to the page's next field. */
  goesOn?: boolean;
};

const MAX_LENGTH = { text: 300, lines: 5000, price: 12, volume: 8, number: 12 };
const INPUT_MODES = {
  text: undefined,
  price: "decimal",
  volume: "decimal",
  number: "numeric",
} as const;
const EURO = "€";

/** A field of a record, saved when it is left; Enter leaves a single line. */
export function FieldInput(props: FieldInputProps) {
  const { field, kind = "text", hint, lang, label, of, placeholder, goesOn = false } = props;
  const desk = useOffice();
  const id = useId();
  const { key, name, current, write } = field;
  const draft = useDrafts(({ drafts }) => drafts[key]);
  const value = current();
  const shown = value === undefined ? "" : write(value);
  const isWrong =
    draft !== undefined && ["refused", "unreachable", "conflict"].includes(draft.state);

  function type(text: string) {
    const before = draftOf(key);
    // What was saved without its answer stands as it was typed: the person sees the stored value.
    const isStored = !before || before.state === "saved" || before.text === shown;
    const seen = isStored ? (value ?? null) : seenIn(before);
    if (text === shown && seen === value && before?.state !== "saving") setDraft(key, null);
    else setDraft(key, { state: "typed", text, seen });
  }

  const { isTold } = useFieldDrafts(key);
  const described = [hint && `${id}-hint`, draft && `${id}-state`, isTold && `${id}-drafts`]
    .filter(Boolean)
    .join(" ");
  const control = {
    id,
    lang,
    placeholder,
    "data-field": key,
    maxLength: MAX_LENGTH[kind],
    autoComplete: "off",
    value: draft && draft.state !== "saved" ? draft.text : shown,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": described || undefined,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    onBlur: () => void saveField(desk, field),
  };
  return (
    <div className={styles.field} data-listed={label !== undefined || undefined}>
      <label htmlFor={id}>
        {of !== undefined && <span className="visually-hidden">{`${of}, `}</span>}
        {label ?? name}
      </label>
      <div className={classNames(styles.box, isWrong && styles.wrong)}>
        {kind === "lines" ? (
          <textarea {...control} rows={4} />
        ) : (
          <input
            {...control}
            className={kind === "price" ? styles.price : undefined}
            inputMode={INPUT_MODES[kind]}
            enterKeyHint={goesOn ? "next" : "done"}
            onFocus={kind === "price" ? (event) => event.target.select() : undefined}
            onKeyDown={
              goesOn ? (event) => goOn(event, () => void saveField(desk, field)) : leaveOnEnter
            }
          />
        )}
        {kind === "price" && <span aria-hidden="true">{EURO}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {draft && <FieldState id={`${id}-state`} field={field} draft={draft} />}
      <FieldDrafts
        fieldKey={key}
        id={`${id}-drafts`}
        name={name}
        onTaken={() => void field.reload()}
      />
    </div>
  );
}

/** What is typed over a conflict is typed over the value that the conflict shows. */
function seenIn(draft: Exclude<Draft, { state: "saved" }>) {
  return draft.state === "conflict" ? draft.now : draft.seen;
}

function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.blur();
}
