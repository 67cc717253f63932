import { BACK_PRESS_WINDOW_MS } from "@noren/ordering/constants.ts";

export type BackPress = "close" | "back" | "stay" | "exit";

/**
 * What a press of the back button does (storefront.md §2): it closes what lies over the page, else
 * goes back, or leaves the app when it is the second within a second. Closing something does not
 * count: whoever closes a dish is not leaving.
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
