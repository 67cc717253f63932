import { type RefObject, useState } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useOffice } from "../../desk-context.tsx";
import dialog from "../../dialog/dialog.module.css";
import foot from "../../dialog/question-foot.module.css";
import { useIsDrafting } from "../../open-draft/open-draft.ts";
import { Form } from "../../page/form.tsx";
import { ToneButton } from "../../page/tone-button.tsx";
import { SectionDrafts } from "../field-drafts.tsx";
import { useKeptForm } from "../use-kept-form.ts";
import type { Edited } from "./editing-store.ts";
import styles from "./forms.module.css";
import { MAX_DESCRIPTION, MAX_NAME } from "./limits.ts";
import { useSaveWords } from "./use-save-words.ts";
import { type Words, wordsIn, wordsOf } from "./words.ts";
import { WordsConflicts } from "./words-conflicts.tsx";

type WordsFormProps = {
  edited: Exclude<Edited, { kind: "dish" }>;
  nameRef: RefObject<HTMLInputElement | null>;
};

/** Name and texts of a category or a menu, in both languages. */
export function WordsForm({ edited, nameRef }: WordsFormProps) {
  const { m } = useOffice();
  const { add, editing } = m.menuPage;
  const isDrafting = useIsDrafting();
  const kept = useKeptForm({
    key: `${edited.of?.target ?? newKey(edited)}/form`,
    record: wordsOf(edited.of),
    formOf: (stored) => ({ ...stored, ...(isDrafting && !edited.of && { is_available: true }) }),
    read: wordsIn,
  });
  const { form: words, change, forget } = kept;
  const [isTried, setTried] = useState(false);
  const before = wordsIn(kept.seen) ?? wordsOf(edited.of);
  const { save, archive, isBusy, message, theirs } = useSaveWords({
    edited,
    before,
    onSaved: forget,
    onConflict: kept.rebase,
  });
  const put = (changed: Partial<Words>) => change({ ...words, ...changed });

  async function submit() {
    setTried(true);
    if (words.name.trim() !== "") await save(words);
  }

  return (
    <Form className={`${dialog.body} ${styles.form}`} isBusy={isBusy} onSubmit={submit}>
      <TextField
        label={add.name}
        autoComplete="off"
        ref={nameRef}
        maxLength={MAX_NAME}
        value={words.name}
        error={isTried && words.name.trim() === "" ? add.needsName : undefined}
        onChange={(event) => put({ name: event.target.value })}
      />
      <TextField
        label={editing.nameEn}
        optional={m.fields.optional}
        lang="en"
        autoComplete="off"
        maxLength={MAX_NAME}
        value={words.name_en}
        onChange={(event) => put({ name_en: event.target.value })}
      />
      {edited.kind === "category" && (
        <>
          <TextArea
            label={editing.description}
            optional={m.fields.optional}
            maxLength={MAX_DESCRIPTION}
            value={words.description}
            onChange={(event) => put({ description: event.target.value })}
          />
          <TextArea
            label={editing.descriptionEn}
            optional={m.fields.optional}
            lang="en"
            maxLength={MAX_DESCRIPTION}
            value={words.description_en}
            onChange={(event) => put({ description_en: event.target.value })}
          />
          <Checkbox
            label={editing.ownContainer}
            checked={words.own_container}
            onChange={(event) => put({ own_container: event.target.checked })}
          />
        </>
      )}
      {edited.kind === "menu" && (
        <Checkbox
          label={editing.isShown}
          checked={words.is_available}
          onChange={(event) => put({ is_available: event.target.checked })}
        />
      )}
      {isDrafting && !edited.of && (
        <p className={dialog.hint}>{m.drafts.menu.adding[edited.kind]}</p>
      )}
      {edited.of && <SectionDrafts target={edited.of.target} fields={Object.keys(words)} />}
      {message && <Alert kind="error">{message}</Alert>}
      <WordsConflicts theirs={theirs} words={words} onTake={put} />
      <div className={foot.send}>
        <Button type="submit" size="l" fullWidth disabled={isBusy}>
          {edited.of ? editing.save : add.submit}
        </Button>
      </div>
      {edited.of && (
        <div className={dialog.archive}>
          <p className={dialog.hint}>{editing.archiveHint[edited.kind]}</p>
          <ToneButton
            tone="refuse"
            variant="secondary"
            disabled={isBusy}
            onClick={() => void archive()}
          >
            {editing.archive(edited.of.name)}
          </ToneButton>
        </div>
      )}
    </Form>
  );
}

/** What is new is kept apart for each menu. */
function newKey(edited: WordsFormProps["edited"]): string {
  return edited.kind === "menu" ? "menu:new" : `category:new-${edited.within.menu_id}`;
}
