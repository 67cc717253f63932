/** Resolves once the visitor is back, or `isOver` says that there is nothing more to do there. */
type ShowOutside = (url: string, isOver: () => Promise<boolean>) => Promise<void>;

let show: ShowOutside = () => Promise.reject(new Error("only the phone app shows pages outside"));

/** Shows a page of the site over the app, in the device's own browser. */
export const showOutside: ShowOutside = (url, isOver) => show(url, isOver);

/** The phone app brings the way to do so. */
export function setOutsidePage(shown: ShowOutside): void {
  show = shown;
}
