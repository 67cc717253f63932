import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  arrange,
  type BoardHold,
  type BoardLayout,
  type BoardOrders,
} from "../order-state/board-layout.ts";
import { useIsWide } from "../page/use-is-wide.ts";
import { followTickets } from "./follow-tickets.ts";

/** Narrowest column in rem, and the space between its tickets in px; as in `board.module.css`. */
const COLUMN_REM = 15;
const GAP_PX = 6;
/** Until a ticket is there to be measured, in px. */
const USUAL_TICKET_PX = 230;

type Arranged = {
  orders: BoardOrders;
  hold: BoardHold;
  columns: number;
  layout: BoardLayout;
  /** Whether every ticket had its real height. */
  isMeasured: boolean;
};

/**
 * Where the tickets stand: arranged when the board opens and when its number of columns changes, kept
 * from then on. Null until the board's width is known.
 */
export function useBoardLayout(
  board: RefObject<HTMLElement | null>,
  orders: BoardOrders,
  hold: BoardHold,
): BoardLayout | null {
  const isWide = useIsWide();
  const columns = useColumns(board, isWide);
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const arrangeFrom = (previous: BoardLayout | null) =>
    arrange(previous, orders, {
      columns,
      laneHeight: isWide ? laneHeightOf(board.current) : Number.POSITIVE_INFINITY,
      heightOf,
      isLaneAbove: !isWide,
      ...hold,
    });

  const isNew = arranged?.columns !== columns;
  if (columns > 0 && (isNew || arranged.orders !== orders || !isSame(arranged.hold, hold))) {
    const layout = arrangeFrom(isNew ? null : arranged.layout);
    setArranged({ orders, hold, columns, layout, isMeasured: !isNew && arranged.isMeasured });
  }
  useLayoutEffect(() => {
    if (arranged && !arranged.isMeasured)
      setArranged({ ...arranged, layout: arrangeFrom(null), isMeasured: true });
  });
  useMoves(board, arranged, hold);
  return arranged?.layout ?? null;
}

function isSame(a: BoardHold, b: BoardHold): boolean {
  return a.isHeld === b.isHeld && a.under === b.under;
}

/** The columns that fit beside the lane; 0 until the width is known. */
function useColumns(board: RefObject<HTMLElement | null>, isWide: boolean): number {
  const [fit, setFit] = useState(0);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const measure = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const least = COLUMN_REM * Number.parseFloat(fontSize);
      setFit(Math.floor((element.clientWidth - GAP_PX) / (least + GAP_PX)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [board]);
  return fit === 0 ? 0 : Math.max(1, fit - (isWide ? 1 : 0));
}

function useMoves(
  board: RefObject<HTMLElement | null>,
  arranged: Arranged | null,
  { isHeld, under }: BoardHold,
) {
  const moves = useRef<ReturnType<typeof followTickets>>(null);
  useEffect(
    () => () => {
      moves.current?.stop();
      moves.current = null;
    },
    [],
  );
  useLayoutEffect(() => moves.current?.pin({ isHeld, under }), [isHeld, under]);
  useLayoutEffect(() => {
    if (!board.current || !arranged?.isMeasured) return;
    moves.current ??= followTickets(board.current);
    moves.current.settle();
  }, [board, arranged]);
}

/** Of a ticket and the space below it, in px. */
function heightOf(id: string): number {
  const ticket = document.querySelector<HTMLElement>(`article[data-order="${id}"]`);
  return (ticket?.getBoundingClientRect().height ?? USUAL_TICKET_PX) + GAP_PX;
}

/** In px, below the line of folded orders. */
function laneHeightOf(board: HTMLElement | null): number {
  const lane = board?.querySelector<HTMLElement>("[data-lane]");
  const folded = lane?.querySelector<HTMLElement>("[data-folded]");
  return (lane?.clientHeight ?? 0) - (folded ? folded.offsetHeight + GAP_PX : 0);
}
