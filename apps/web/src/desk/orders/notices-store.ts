import { create } from "zustand";

/** A word about what was done, or why not. `undo` takes it back, for as long as it is shown. */
export type Notice = {
  id: number;
  kind: "done" | "problem";
  text: string;
  /** The order that it is about: the next word about it takes its place. */
  about: string;
  undo?: () => void;
};

const DONE_LASTS_MS = 8000;
const MAX_NOTICES = 3;

export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }));
let lastId = 0;

/** What was done goes by itself; what went wrong stays until somebody has closed it. */
export function say(notice: Omit<Notice, "id">): void {
  const id = ++lastId;
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter(({ about }) => about !== notice.about), { ...notice, id }].slice(
      -MAX_NOTICES,
    ),
  }));
  if (notice.kind === "done") setTimeout(() => closeNotice(id), DONE_LASTS_MS);
}

export function closeNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((known) => known.id !== id) }));
}
