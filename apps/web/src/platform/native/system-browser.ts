import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { Capacitor } from "@capacitor/core";

/** Indigo, as the cloth that every page begins with. */
const TOOLBAR = "#0d1330";

/**
 * Shows a page in the device's own browser, over the app, until the guest has closed it or followed
 * its link back. Android says `resume` where the app itself is seen again; an iPhone also while the
 * page still lies over it, as when the bank's app was asked: there `isOver` decides.
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
    // Where the guest has closed it there is none any more, and that is said as a failure.
    await Browser.close().catch(() => {});
  }
}
