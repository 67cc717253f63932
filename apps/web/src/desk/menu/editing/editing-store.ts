import type { MenuCategory, StaffMenu } from "@noren/contract/staff/menu.ts";
import { create } from "zustand";
import { afterPaint } from "../../../platform/after-paint.ts";

/** What is added or changed; `of` null: something new. */
export type Edited =
  | { kind: "dish"; within: MenuCategory }
  | { kind: "category"; within: StaffMenu; of: MenuCategory | null }
  | { kind: "menu"; of: StaffMenu | null };

/** The dialog of the page in which things are added and renamed. */
export const useEditing = create<{ edited: Edited | null; isOpen: boolean }>(() => ({
  edited: null,
  isOpen: false,
}));

export function openEditing(edited: Edited): void {
  afterPaint(() => useEditing.setState({ edited, isOpen: true }));
}

/** What it shows stays while it closes. */
export function closeEditing(): void {
  useEditing.setState({ isOpen: false });
}
