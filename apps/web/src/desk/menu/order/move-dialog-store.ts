import { create } from "zustand";
import { afterPaint } from "../../../platform/after-paint.ts";

/** The dish whose dialog is open, and the category in which it was opened. */
type Asked = { target: string; list: string };

export const useMoveDialog = create<{ asked: Asked | null; isOpen: boolean }>(() => ({
  asked: null,
  isOpen: false,
}));

export function openMoveDialog(asked: Asked): void {
  afterPaint(() => useMoveDialog.setState({ asked, isOpen: true }));
}

/** What it shows stays while it closes. */
export function closeMoveDialog(): void {
  useMoveDialog.setState({ isOpen: false });
}
