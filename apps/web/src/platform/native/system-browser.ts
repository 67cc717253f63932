import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";

/** Indigo, as the cloth that every page begins with. */
const TOOLBAR = "#0d1330";

/**
 * Shows a page in the device's own browser, over the app, until the guest has closed it or followed
 * its link back. Who comes to the app by another way is asked for: `isOver` then decides.
 */
export async function showInSystemBrowser(
  url: string,
  isOver: () => Promise<boolean>,
): Promise<void> {
  let back = () => {};
  const isBack = new Promise<void>((resolve) => {
    back = resolve;
  });
  const heard = await Promise.all([
    Browser.addListener("browserFinished", back),
    App.addListener("appUrlOpen", back),
    App.addListener("resume", async () => {
      if (await isOver()) back();
    }),
  ]);
  try {
    await Browser.open({ url, toolbarColor: TOOLBAR });
    await isBack;
  } finally {
    await Promise.all(heard.map((listener) => listener.remove()));
    // Android has closed it by itself, and says that it cannot.
    await Browser.close().catch(() => {});
  }
}
