import { create } from "zustand";

/** The result of a command, or its problem. `undo` reverts it, while the notice is shown. */
export type Notice = {
  id: number;
  kind: "done" | "problem";
  text: string;
  /** Order id: a later notice about the same order replaces this one. */
  about: string;
  undo?: () => void;
  /** How long a notice of success is shown, in ms; its usual time where absent. */
  lastsMs?: number;
  /** Label of `undo`, where it is not the usual one. */
  undoLabel?: string;
  /** A page of the desk that says more. */
  link?: { to: string; label: string } | undefined;
};

export const DONE_LASTS_MS = 10_000;
/** Of those that nothing can be undone with: the others stay as long as the server would undo. */
const MAX_NOTICES = 3;

export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }));
let lastId = 0;

/** A notice of success disappears by itself; a problem stays until it is closed. */
export function say(notice: Omit<Notice, "id">): void {
  const id = ++lastId;
  useNotices.setState(({ notices }) => {
    const all = [...notices.filter(({ about }) => about !== notice.about), { ...notice, id }];
    const plain = all.filter(({ undo }) => !undo).slice(-MAX_NOTICES);
    return { notices: all.filter((known) => known.undo || plain.includes(known)) };
  });
  if (notice.kind === "done") setTimeout(() => closeNotice(id), notice.lastsMs ?? DONE_LASTS_MS);
}

export function closeNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((known) => known.id !== id) }));
}
