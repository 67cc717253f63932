import { useState } from "react";
import { useOffice } from "../../desk-context.tsx";
import { useCommand } from "../../use-command.ts";
import { readMenu, useMenu } from "../menu-store.ts";
import { type Sent, sendAddition, sendEdits } from "../send-edits.ts";
import { offerUndo } from "../undo-change.ts";
import { closeEditing, type Edited } from "./editing-store.ts";
import { changedWords, type Named, rebasedWords, seenWords, type Words, wordsOf } from "./words.ts";

type Form = {
  edited: Exclude<Edited, { kind: "dish" }>;
  /** The words that the form was made of. */
  before: Words;
  /** Called once they are saved. */
  onSaved: () => void;
  /** Called where somebody else has changed the same: makes the form as it is typed by then anew. */
  onConflict: (rebased: (typed: Words) => Words, now: Words) => void;
};

/** Adds, changes and archives a category or a menu, each an action with an undo. */
export function useSaveWords({ edited, before, onSaved, onConflict }: Form) {
  const desk = useOffice();
  const { m, api } = desk;
  const { add, editing } = m.menuPage;
  const { send, isBusy, message } = useCommand();
  const [theirs, setTheirs] = useState<Partial<Words>>({});
  const { kind, of } = edited;
  const within = kind === "category" ? edited.within : null;

  async function save(words: Words): Promise<void> {
    const name = words.name.trim();
    const values = changedWords(kind, words, before);
    if (!of) {
      const addition = { kind, within: within?.target ?? null, values };
      const added = await send(() => sendAddition(api, addition));
      if (added) await done(added.payload, add.added(name, within?.name ?? m.nav.card), add.undone);
      return;
    }
    if (Object.keys(values).length === 0) return closeEditing();
    const edit = { target: of.target, values, seen: seenWords(values, before) };
    const changed = await send(
      () => sendEdits(api, [edit]),
      async ({ code }) => {
        if (code === "changed_since") await lookAgain(of.target);
      },
    );
    if (changed) await done(changed.payload, editing.saved(name), editing.undone);
  }

  async function archive(): Promise<void> {
    if (!of) return;
    const edit = { target: of.target, values: { archived: true }, seen: { archived: false } };
    const changed = await send(() => sendEdits(api, [edit]));
    if (changed) await done(changed.payload, editing.archived(of.name), editing.restored);
  }

  async function done({ action, draft }: Sent, text: string, undone: string): Promise<void> {
    onSaved();
    closeEditing();
    offerUndo(desk, { action, draft, text, about: "menu:words", undone });
    await readMenu(api);
  }

  /**
   * What the person has changed stays in the form, beside what somebody else has written there
   * meanwhile; the rest of the form takes that over.
   */
  async function lookAgain(target: string): Promise<void> {
    await readMenu(api);
    const menus = useMenu.getState().menus ?? [];
    const all: Named[] = menus.flatMap((menu) => [menu, ...menu.categories]);
    const fresh = all.find((one) => one.target === target);
    if (!fresh) return;
    const now = wordsOf(fresh);
    onConflict((typed) => {
      const rebased = rebasedWords(kind, typed, before, now);
      setTheirs(rebased.theirs);
      return rebased.words;
    }, now);
  }

  return { save, archive, isBusy, message, theirs };
}
