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
  const end = new AbortController();
  const { signal } = end;
  // A press that has begun reaches what it was aimed at, although a bar above goes with it.
  board.addEventListener("pointerdown", () => (isPressed = true), { signal, capture: true });
  for (const type of ["pointerup", "pointercancel"])
    window.addEventListener(type, () => setTimeout(() => (isPressed = false)), { signal });
  const observed = new WeakSet<Element>();
  const resized = new ResizeObserver(() => settle());
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
      const y = wasAt + scrolled - (spot.top - spot.scroller.scrollTop);
      const hasMoved = Math.abs(x) > LEAST_MOVE_PX || Math.abs(y) > LEAST_MOVE_PX;
      const isUnder = Math.abs(from.top - bounds.top) > LEAST_MOVE_PX;
      if (!hasMoved && !isUnder && old.progress === spot.progress) continue;
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

  return {
    settle,
    /** While the board is held no ticket gets smaller: the next one would move up. */
    pin(isHeld: boolean): void {
      for (const ticket of tickets())
        ticket.style.minHeight = isHeld ? `${ticket.getBoundingClientRect().height}px` : "";
    },
    stop(): void {
      end.abort();
      resized.disconnect();
      clearTimeout(timer);
    },
  };
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
