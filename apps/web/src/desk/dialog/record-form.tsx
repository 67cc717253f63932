import { type ReactNode, useEffect } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../page/form.tsx";
import { ToneButton } from "../page/tone-button.tsx";
import type { useCommand } from "../use-command.ts";
import dialog from "./dialog.module.css";
import foot from "./question-foot.module.css";

type RecordFormProps = {
  words: { correct: string; changedSince: string; submit: string; archive?: string };
  command: ReturnType<typeof useCommand>;
  /** Called where somebody else has changed the record since the form was made of it. */
  onChangedSince: () => void;
  /** Whether it was sent with a field that is no value. */
  isWrong: boolean;
  onSubmit: () => Promise<void>;
  onArchive?: (() => Promise<void>) | undefined;
  children: ReactNode;
};

/**
 * The form of a record in a dialog, with what is wrong, its button, and the one that archives.
 */
export function RecordForm(props: RecordFormProps) {
  const { words, command, onChangedSince, isWrong, onSubmit, onArchive, children } = props;
  const { isBusy, message, problem } = command;
  const hasChanged = problem?.code === "changed_since";
  // At every change, too: opened again, it shows the record as it is.
  useEffect(() => {
    if (hasChanged) onChangedSince();
  }, [hasChanged, onChangedSince]);
  return (
    <Form className={dialog.body} isBusy={isBusy} onSubmit={onSubmit}>
      {children}
      {isWrong && <Alert kind="error">{words.correct}</Alert>}
      {message && <Alert kind="error">{hasChanged ? words.changedSince : message}</Alert>}
      <div className={foot.send}>
        <Button type="submit" size="l" fullWidth disabled={isBusy}>
          {words.submit}
        </Button>
      </div>
      {onArchive && (
        <div className={dialog.archive}>
          <ToneButton
            tone="refuse"
            variant="secondary"
            disabled={isBusy}
            onClick={() => void onArchive()}
          >
            {words.archive}
          </ToneButton>
        </div>
      )}
    </Form>
  );
}
