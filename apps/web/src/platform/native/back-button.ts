import { App } from "@capacitor/app";
import { BACK_PRESS_WINDOW_MS } from "@noren/ordering/constants.ts";
import type { DataRouter } from "react-router";
import { useLeaveHint } from "../leave-hint.ts";
import { createBackPresses } from "./back-presses.ts";

/** Handles the device's back button; never fires on iPhones, which have none. */
export async function followBackButton(router: DataRouter): Promise<void> {
  const press = createBackPresses(Date.now);
  let timer: ReturnType<typeof setTimeout> | undefined;

  await App.addListener("backButton", () => {
    const modal = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
    const what = press({ isModalOpen: modal !== undefined, canGoBack: isBehindAnother() });
    if (what === "exit") return void App.exitApp();
    // Like Escape: the dialog's owner decides how to close it.
    if (what === "close")
      return void modal?.dispatchEvent(new Event("cancel", { cancelable: true }));
    if (what === "back") void router.navigate(-1);
    useLeaveHint.setState({ isShown: true });
    clearTimeout(timer);
    timer = setTimeout(() => useLeaveHint.setState({ isShown: false }), BACK_PRESS_WINDOW_MS);
  });
}

/** The router numbers its history entries. */
function isBehindAnother(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" && idx > 0;
}
