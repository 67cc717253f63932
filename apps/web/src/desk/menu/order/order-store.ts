import { formatOrdinal } from "@noren/contract/format/ordinals.ts";
import { create } from "zustand";
import type { OfficeDesk } from "../../desk-context.tsx";
import { say } from "../../notices/notices-store.ts";
import { readMenu, useMenu } from "../menu-store.ts";
import { sendEdits } from "../send-edits.ts";
import { offerUndo, problemWords } from "../undo-change.ts";
import {
  afterMove,
  editsBetween,
  type Lists,
  listsAfter,
  listsOf,
  type Move,
  merged,
} from "./moves.ts";
import { nameOf, nameOfMoved } from "./names.ts";

type Order = {
  /** Lists that were saved since the menus were last read, by target. */
  saved: Lists;
  /** Moves that the server doesn't know yet, in their order; the first one is being sent. */
  moves: readonly Move[];
  /** The place of what was moved last, for screen readers. */
  spoken: string;
};

export const useOrder = create<Order>(() => ({ saved: {}, moves: [], spoken: "" }));

let isSending = false;

/** The lists as the server has them, as far as it is known here. */
function knownLists(): Lists {
  return listsAfter(listsOf(useMenu.getState().menus ?? []), useOrder.getState().saved, []);
}

/** The lists as the page shows them. */
function shownLists(): Lists {
  const { saved, moves } = useOrder.getState();
  return listsAfter(listsOf(useMenu.getState().menus ?? []), saved, moves);
}

/**
 * Shows a move at once and saves it after those before it, each with the list that the one before
 * has saved, so that quick moves don't meet in a conflict. Several of the same thing become one.
 * Waits until all are saved, unless those before it are being saved.
 */
export async function makeMove(desk: OfficeDesk, move: Move): Promise<void> {
  const before = shownLists();
  const changes = editsBetween(before, afterMove(before, move)).length > 0;
  if (changes) enqueue(move);
  useOrder.setState({ spoken: placeWords(desk, move) });
  if (changes) await sendAll(desk);
}

/** Moves a thing within its list by some places, at most to the end. */
export function moveBy(desk: OfficeDesk, id: number, list: string, by: number): void {
  const ids = shownLists()[list] ?? [];
  const at = Math.max(0, Math.min(ids.indexOf(id) + by, ids.length - 1));
  void makeMove(desk, { id, from: list, to: list, at });
}

function enqueue(move: Move): void {
  useOrder.setState(({ moves }) => {
    const last = moves.at(-1);
    const isWaiting = last !== undefined && !(isSending && moves.length === 1);
    const both = isWaiting ? merged(last, move) : null;
    return { moves: both ? [...moves.slice(0, -1), both] : [...moves, move] };
  });
}

/** Where a thing stands by now, in words. */
function placeWords({ m }: OfficeDesk, move: Move): string {
  const { id, from, to } = move;
  const name = nameOfMoved(move);
  if (to === null) return m.menuPage.order.takenOut(name, nameOf(from));
  const list = shownLists()[to] ?? [];
  return m.menuPage.order.place(name, list.indexOf(id) + 1, list.length, nameOf(to));
}

async function sendAll(desk: OfficeDesk): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (;;) {
    const [move] = useOrder.getState().moves;
    if (move) await send(desk, move);
    else {
      // What others have changed meanwhile; a move may be made while it is read.
      await readMenu(desk.api);
      if (useOrder.getState().moves.length === 0) break;
    }
  }
  if (!useMenu.getState().problem) useOrder.setState({ saved: {} });
  isSending = false;
}

async function send(desk: OfficeDesk, move: Move): Promise<void> {
  const before = knownLists();
  const after = afterMove(before, move);
  const edits = editsBetween(before, after);
  if (edits.length === 0) return settle({});
  const words = changeWords(desk, move, before, after);
  const reply = await sendEdits(desk.api, edits);
  if (reply.ok) {
    settle(Object.fromEntries(edits.map(({ target }) => [target, after[target] ?? []])));
    const undone = desk.m.menuPage.order.undone;
    return offerUndo(desk, { ...reply.payload, text: words, about: "menu:order", undone });
  }
  const { code, payload } = reply.problem;
  const { order, somebody, tryAgain } = desk.m.menuPage;
  if (code === "changed_since") {
    const [conflict] = (await desk.api.readConflicts(payload)).conflicts;
    await readMenu(desk.api);
    useOrder.setState({ saved: {} });
    settle({});
    const text = order.conflict(conflict?.by ?? somebody, nameOf(conflict?.target ?? move.to));
    refuse(desk, { text, moves: [move], label: order.moveAgain(nameOfMoved(move)) });
    return;
  }
  // Without a connection those that wait fail as well.
  const moves = code === "unreachable" ? useOrder.getState().moves : [move];
  useOrder.setState((state) => ({ moves: state.moves.filter((one) => !moves.includes(one)) }));
  const text = order.notMoved(nameOfMoved(move), problemWords(reply.problem, desk));
  refuse(desk, { text, moves, label: tryAgain(nameOfMoved(move)) });
}

/** The first move is done. */
function settle(lists: Lists): void {
  useOrder.setState(({ saved, moves }) => ({
    saved: { ...saved, ...lists },
    moves: moves.slice(1),
  }));
}

/** Says that moves were taken back, with a button that makes them again. */
function refuse(
  desk: OfficeDesk,
  { text, moves, label }: { text: string; moves: readonly Move[]; label: string },
): void {
  const undo = () => {
    for (const move of moves) void makeMove(desk, move);
  };
  say({ kind: "problem", text, about: "menu:order", undo, undoLabel: label });
}

function changeWords({ m, locale }: OfficeDesk, move: Move, before: Lists, after: Lists): string {
  const { order } = m.menuPage;
  const { id, from, to } = move;
  const name = nameOfMoved(move);
  if (to === null) return order.takenOut(name, nameOf(from));
  if (from === null) return order.alsoIn(name, nameOf(to));
  if (from !== to) return order.moved(name, nameOf(from), nameOf(to));
  const place = (lists: Lists) => formatOrdinal((lists[to]?.indexOf(id) ?? 0) + 1, locale);
  return order.moved(name, place(before), place(after));
}
