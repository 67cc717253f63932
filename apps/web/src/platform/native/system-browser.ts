import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { Capacitor } from "@capacitor/core";

/** The indigo of the cloth at the top of every page. */
const TOOLBAR = "#0d1330";

/**
 * Opens a page in the device's browser, over the app, until the guest has closed it or followed its
 * link back. Android fires `resume` when the app itself is visible again; iPhones also while the
 * page still covers it, for example after a switch to the bank's app: `isOver` decides there.
 */
export async function showInSystemBrowser(
  url: string,
  isOver: () => Promise<boolean>,
): Promise<void> {
  let back = () => {};
  const isBack = new Promise<void>((resolve) => {
    back = resolve;
  });
  const listeners = await Promise.all([
    Browser.addListener("browserFinished", back),
    App.addListener("appUrlOpen", back),
    App.addListener("resume", async () => {
      if (Capacitor.getPlatform() === "android" || (await isOver())) back();
    }),
  ]);
  try {
    await Browser.open({ url, toolbarColor: TOOLBAR });
    await isBack;
  } finally {
    await Promise.all(listeners.map((listener) => listener.remove()));
    // Rejects if the guest has already closed it.
    await Browser.close().catch(() => {});
  }
}
