import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";
import type { Undone } from "@noren/contract/staff/availability.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { say } from "../notices/notices-store.ts";
import { may } from "../session/session-store.ts";
import { forgetSaved } from "./draft-store.ts";
import { readMenu } from "./menu-store.ts";
import { type Sent, sendToDraft } from "./send-edits.ts";
import { targetWords } from "./target-words.ts";
import { changeWords, fieldLabel } from "./value-words.ts";

const ABOUT = "menu:undo";

/**
 * `action` null: nothing was changed live. `undone`: what is said once it was taken back, where
 * there is more to say than that.
 */
type Undoable = Sent & { text: string; about: string; undone?: string | undefined };

/** Says what was changed, live or in a draft or both, with a button that takes it back. */
export function offerUndo(
  desk: OfficeDesk,
  { action, draft, text, about, undone }: Undoable,
): void {
  const { m } = desk;
  if (!draft && action === null) return;
  const undo = async () => {
    if (draft) await takeOut(desk, draft);
    if (action !== null) await undoChange(desk, action, undone);
  };
  say({
    kind: "done",
    text: draft ? m.drafts.field.put(text, draft.name) : text,
    about,
    undo: () => void undo(),
    undoLabel: m.menuPage.undo,
  });
}

type Told = Omit<Undoable, keyof Sent> & {
  /** A sentence of its own for some problems. */
  why?: (problem: ApiProblem) => string | undefined;
};

/** Says that a change was made, with its undo, or why it was not; whether it was made. */
export function tellChange(
  desk: OfficeDesk,
  reply: Reply<Sent>,
  { text, about, undone, why }: Told,
): boolean {
  if (reply.ok) offerUndo(desk, { ...reply.payload, text, about, undone });
  else {
    const { problem } = reply;
    say({ kind: "problem", text: why?.(problem) ?? problemWords(problem, desk), about });
  }
  return reply.ok;
}

type Pressed = Omit<Told, "why"> & {
  /** Makes the change again, of what stands by then; absent where its form is still open. */
  again?: (() => void) | undefined;
};

/**
 * As `tellChange`; where somebody else has changed the same, both values are told, with a button
 * that makes the change again.
 */
export async function tellPressed(
  desk: OfficeDesk,
  reply: Reply<Sent>,
  { again, ...told }: Pressed,
): Promise<void> {
  const { api, m } = desk;
  const isOutdated = !reply.ok && reply.problem.code === "changed_since";
  const all = isOutdated ? (await api.readConflicts(reply.problem.payload)).conflicts : [];
  const [conflict] = all;
  if (!conflict) return void tellChange(desk, reply, told);
  const { field, now, wanted, by } = conflict;
  const { was, is } = changeWords(desk, field, now, wanted);
  const who = by ?? m.menuPage.somebody;
  say({
    kind: "problem",
    text: m.dish.changedBy(who, { field: fieldLabel(desk, field), now: was, wanted: is }),
    about: told.about,
    ...(again && { undo: again, undoLabel: m.dish.again }),
  });
}

/** The words of a refused field say more than those of the whole request. */
export function problemWords(
  { errors, message }: Pick<ApiProblem, "errors" | "message">,
  { m }: Pick<OfficeDesk, "m">,
): string {
  return Object.values(errors ?? {}).flat()[0] ?? (message || m.unreachable);
}

/** A field that gets its live value again is in the draft no more. */
async function takeOut(desk: OfficeDesk, { id, back }: NonNullable<Sent["draft"]>): Promise<void> {
  const { api, m } = desk;
  const reply = await sendToDraft(api, id, back);
  const text = reply.ok ? m.drafts.field.undone : problemWords(reply.problem, desk);
  say({ kind: reply.ok ? "done" : "problem", text, about: ABOUT });
  forgetSaved();
  await readMenu(api);
}

/** Takes an action back. */
async function undoChange(desk: OfficeDesk, action: number, undone?: string): Promise<void> {
  const { api, m } = desk;
  const reply = await api.undo(action);
  if (!reply.ok) {
    const undo = () => void undoChange(desk, action, undone);
    say({
      kind: "problem",
      text: problemWords(reply.problem, desk),
      about: ABOUT,
      undo,
      undoLabel: m.menuPage.undo,
    });
    return;
  }
  const { changed_since } = reply.payload;
  if (changed_since.length > 0) tellLeft(desk, action, changed_since);
  else say({ kind: "done", text: undone ?? m.menuPage.undone, about: ABOUT });
  forgetSaved();
  if (may("change_menu")) await readMenu(api);
}

/** Says what was left because somebody has changed it since; the history asks for each. */
export function tellLeft(desk: OfficeDesk, action: number, left: Undone["changed_since"]): void {
  const { m } = desk;
  const names = left.map(({ name, target }) => targetWords(desk, target, name) ?? m.audit.deleted);
  const text = m.menuPage.left([...new Set(names)].join(", "));
  const link = { to: `/menu/history?action=${action}`, label: m.menuPage.seeHistory };
  const isLinked = may("change_menu");
  say({ kind: "problem", text, about: ABOUT, ...(isLinked && { link }) });
}
