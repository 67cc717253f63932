import { useRef } from "react";
import { ADDRESS_WORDS } from "../../i18n/address-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./field-question.module.css";
import { confirmValues, type QuestionField, useQuestions } from "./questions.ts";

/** Id of the question of a field, for its `aria-describedby`. */
export function questionId(field: QuestionField): string {
  return `${field}-question`;
}

type FieldQuestionProps = {
  field: QuestionField;
  value: string;
  /** The field was left, but its form not submitted yet: confirming does not submit it. */
  isEarly?: boolean;
};

/**
 * The question about a field's value, beneath the field; nothing while there is none. Confirming
 * submits the form again. The box is a live region from the start, so that its text is announced.
 */
export function FieldQuestion({ field, value, isEarly = false }: FieldQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const asked = useQuestions((state) => state.asked[field]);
  const words = ADDRESS_WORDS[locale].questions;
  const isAsked = asked !== undefined && asked === value.trim();
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.box}>
      {isAsked && (
        <div className={styles.question}>
          <Icon name="info" />
          <p id={questionId(field)}>{field === "address" ? words.address(asked) : words[field]}</p>
          <Button
            variant="secondary"
            aria-describedby={questionId(field)}
            onClick={({ currentTarget: { form } }) => {
              confirmValues([asked]);
              // The button leaves: the keyboard goes on from its place.
              if (isEarly) box.current?.focus();
              else form?.requestSubmit();
            }}
          >
            {words.confirm}
          </Button>
        </div>
      )}
    </div>
  );
}
