import { create } from "zustand";
import type { BoardHold } from "../order-state/board-layout.ts";

type BoardState = {
  /** Whether the dishes due are shown; kept while another page of the desk is open. */
  isAllDay: boolean;
  hold: BoardHold;
};

export const NO_HOLD: BoardHold = { isHeld: false, under: null };

export const useBoard = create<BoardState>(() => ({ isAllDay: false, hold: NO_HOLD }));

export function toggleAllDay(): void {
  useBoard.setState(({ isAllDay }) => ({ isAllDay: !isAllDay }));
}

export function holdBoard(hold: BoardHold): void {
  const before = useBoard.getState().hold;
  if (hold.isHeld !== before.isHeld || hold.under !== before.under) useBoard.setState({ hold });
}
