import type { BoardHold } from "../order-state/board-layout.ts";
import { createPressGuard, SETTLES_MS } from "../order-state/press-guard.ts";

/** A ticket's place in px: from the board's start edge, and from the top of what it scrolls in. */
type Spot = { scroller: Element; left: number; top: number; progress: string | undefined };

/** Less is rounding. */
const LEAST_MOVE_PX = 1;
const MOVE_MS = 200;

/**
 * Shows the moves of a board's tickets as movement, and lets a ticket take no press right after it
 * moved or changed its state: that press was meant for what was there before.
 */
export function followTickets(board: HTMLElement) {
  const guard = createPressGuard();
  const known = new Map<string, Spot>();
  let bounds = boundsOf(board);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let hold: BoardHold = { isHeld: false, under: null };
  const end = new AbortController();
  const { signal } = end;
  // A press that has begun reaches what it was aimed at, although a bar above goes with it.
  board.addEventListener("pointerdown", () => (isPressed = true), { signal, capture: true });
  for (const type of ["pointerup", "pointercancel"])
    window.addEventListener(type, () => setTimeout(() => (isPressed = false)), { signal });
  // What somebody expands may grow.
  board.addEventListener("toggle", letGrow, { signal, capture: true });
  const observed = new WeakSet<Element>();
  const resized = new ResizeObserver(() => settle());
  resized.observe(board);
  const tickets = () => board.querySelectorAll<HTMLElement>("article[data-order]");

  function release(): void {
    timer = undefined;
    for (const id of guard.settled(performance.now()))
      for (const ticket of tickets()) if (ticket.dataset.order === id) delete ticket.dataset.moved;
    if (board.querySelector("[data-moved]")) timer = setTimeout(release, SETTLES_MS / 4);
  }

  /** Call it after every change of the layout: finds what has moved since the last call. */
  function settle(): void {
    const now = performance.now();
    const before = new Map(known);
    known.clear();
    const from = bounds;
    bounds = boundsOf(board);
    // A screen that was turned is no move under a finger.
    const isOtherScreen = from.width !== bounds.width;
    // By a bar above that came or went.
    const lifted = from.top - bounds.top;
    if (isOtherScreen) for (const ticket of tickets()) setPinned(ticket, false);
    pinTickets();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const scrolled = keepInView(board, before);
    for (const ticket of tickets()) {
      const id = ticket.dataset.order ?? "";
      // Observed again it would report its size again.
      if (!observed.has(ticket)) resized.observe(ticket);
      observed.add(ticket);
      const spot = spotOf(ticket, board);
      known.set(id, spot);
      const old = before.get(id);
      if (!old || isOtherScreen) continue;
      const x = old.left - spot.left;
      const wasAt = old.top - old.scroller.scrollTop;
      const y = lifted + wasAt + scrolled - (spot.top - spot.scroller.scrollTop);
      const hasMoved = Math.abs(x) > LEAST_MOVE_PX || Math.abs(y) > LEAST_MOVE_PX;
      if (!hasMoved && old.progress === spot.progress) continue;
      if (!isPressed) {
        guard.noteMove(id, now);
        ticket.dataset.moved = "";
        timer ??= setTimeout(release, SETTLES_MS);
      }
      if (hasMoved && !isStill)
        ticket.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
          duration: MOVE_MS,
          easing: "ease-out",
        });
    }
  }

  function pinTickets(): void {
    const all = [...tickets()];
    const rested = all.find(({ dataset }) => dataset.order === hold.under);
    const last = rested ? all.indexOf(rested) : -1;
    for (const [place, ticket] of all.entries()) {
      const isAbove = place <= last && ticket.parentElement === rested?.parentElement;
      setPinned(ticket, hold.isHeld || isAbove);
    }
  }

  return {
    settle,
    /** A ticket that is held keeps its height: another would move those below it. */
    pin(held: BoardHold): void {
      hold = held;
      pinTickets();
    },
    stop(): void {
      end.abort();
      resized.disconnect();
      clearTimeout(timer);
    },
  };
}

function setPinned(ticket: HTMLElement, isPinned: boolean): void {
  if (isPinned === "pinned" in ticket.dataset) return;
  const { height } = ticket.getBoundingClientRect();
  ticket.style.minHeight = "";
  ticket.style.height = isPinned ? `${height}px` : "";
  if (isPinned) ticket.dataset.pinned = "";
  else delete ticket.dataset.pinned;
}

function letGrow({ target }: Event): void {
  const ticket = target instanceof Element && target.closest<HTMLElement>("[data-pinned]");
  if (!ticket || ticket.style.height === "") return;
  ticket.style.minHeight = ticket.style.height;
  ticket.style.height = "";
}

function boundsOf(board: HTMLElement): { top: number; width: number } {
  return { top: board.getBoundingClientRect().top, width: board.clientWidth };
}

/** `offsetTop` and `offsetLeft` leave out a running animation. */
function spotOf(ticket: HTMLElement, board: HTMLElement): Spot {
  const scroller = ticket.closest("[data-scrolls]") ?? board;
  const { offsetLeft: left, offsetTop: top } = ticket;
  return { scroller, left, top, progress: ticket.dataset.progress };
}

/**
 * Where all stands in one list, what comes above the tickets in view scrolls it on: by how many px
 * it did.
 */
function keepInView(board: HTMLElement, before: ReadonlyMap<string, Spot>): number {
  if (board.scrollTop === 0) return 0;
  for (const ticket of board.querySelectorAll<HTMLElement>("article[data-order]")) {
    const old = before.get(ticket.dataset.order ?? "");
    if (old?.scroller !== board || old.top < board.scrollTop) continue;
    const added = ticket.offsetTop - old.top;
    board.scrollTop += added;
    return added;
  }
  return 0;
}
