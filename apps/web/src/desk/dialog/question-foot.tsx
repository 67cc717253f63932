import type { ReactNode } from "react";
import { TextArea } from "../../ui/text-area.tsx";
import { useDesk } from "../desk-context.tsx";
import { ToneButton } from "../page/tone-button.tsx";
import dialog from "./dialog.module.css";
import styles from "./question-foot.module.css";

/** Maximum length that the server accepts. */
const MAX_COMMENT = 500;

type QuestionFootProps = {
  /** An optional comment. */
  comment: { label: string; hint: string; value: string; onChange: (value: string) => void };
  /** Text about the consequences of submitting. */
  follows: string;
  submit: string;
  isBusy?: boolean;
  /** Shown above the button, sticky with it. */
  children?: ReactNode;
};

/** The end of a form whose action cannot be undone: comment, consequences and a sticky button. */
export function QuestionFoot({ comment, follows, submit, isBusy, children }: QuestionFootProps) {
  const { m } = useDesk();
  return (
    <>
      <TextArea
        label={comment.label}
        hint={comment.hint}
        optional={m.fields.optional}
        maxLength={MAX_COMMENT}
        rows={2}
        value={comment.value}
        onChange={(event) => comment.onChange(event.target.value)}
      />
      <p className={dialog.hint}>{follows}</p>
      <div className={styles.send}>
        {children}
        <ToneButton tone="destroy" type="submit" size="l" fullWidth disabled={isBusy}>
          {submit}
        </ToneButton>
      </div>
    </>
  );
}
