import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useDesk } from "../desk-context.tsx";
import dialog from "./order-dialogs.module.css";
import styles from "./question-foot.module.css";

/** As much as the server takes. */
const MAX_COMMENT = 500;

type QuestionFootProps = {
  /** A few words about it, which nobody has to write. */
  comment: { label: string; hint: string; value: string; onChange: (value: string) => void };
  /** What happens once it is sent. */
  follows: string;
  submit: string;
  isBusy?: boolean;
  /** What stands over the button for as long as it is in sight. */
  children?: ReactNode;
};

/** How every question ends whose answer cannot be taken back; its button stays at the thumb. */
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
        <Button type="submit" size="l" fullWidth disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </>
  );
}
