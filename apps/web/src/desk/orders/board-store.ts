import { create } from "zustand";

/** What the board shows besides its tickets; kept while another page of the desk is open. */
export const useBoard = create<{ isAllDay: boolean }>(() => ({ isAllDay: false }));

export function toggleAllDay(): void {
  useBoard.setState(({ isAllDay }) => ({ isAllDay: !isAllDay }));
}
