/** Resolves once the visitor is back, or once `isOver` reports that the page is done. */
type OpenInDeviceBrowser = (url: string, isOver: () => Promise<boolean>) => Promise<void>;

let show: OpenInDeviceBrowser = () =>
  Promise.reject(new Error("only the phone app shows pages outside"));

/** Opens a page of the site over the app, in the device's browser. */
export const openInDeviceBrowser: OpenInDeviceBrowser = (url, isOver) => show(url, isOver);

/** Set by the phone app. */
export function setOutsidePage(shown: OpenInDeviceBrowser): void {
  show = shown;
}
