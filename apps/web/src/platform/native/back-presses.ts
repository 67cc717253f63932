import { BACK_PRESS_WINDOW_MS } from "@noren/ordering/constants.ts";

export type BackPress = "close" | "back" | "stay" | "exit";

/**
 * Action of a press of the back button (storefront.md §2): closes an open panel, else goes back, or
 * leaves the app on the second press within a second. Closing a panel does not count as a press.
 */
export function createBackPresses(now: () => number) {
  let last = Number.NEGATIVE_INFINITY;
  return (state: { isModalOpen: boolean; canGoBack: boolean }): BackPress => {
    if (state.isModalOpen) return "close";
    const since = now() - last;
    last = now();
    if (since >= 0 && since < BACK_PRESS_WINDOW_MS) return "exit";
    return state.canGoBack ? "back" : "stay";
  };
}
