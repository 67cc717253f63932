/** Id of the template with the notice that a part of the page does not load, and a retry. */
export const LOST_PART = "lost-part";

/** Wait in ms after which a page that is not hydrated says so. */
const START_TIMEOUT_MS = 20_000;

/**
 * Inline script: shows the notice where the page's scripts stay away, fail to load or fail to
 * start (`late`, also called by the entry). The styles hide it again should the page hydrate.
 */
export const NOTICE_LATE_START =
  `setTimeout(late=()=>{let t=document.getElementById("${LOST_PART}");` +
  `t&&document.querySelector("[data-page][data-hydrated=no]")&&` +
  `(document.body.append(t.content.cloneNode(!0)),t.remove(),` +
  `document.documentElement.dataset.late="")},${START_TIMEOUT_MS});` +
  `addEventListener("error",e=>{e.target.type=="module"&&late()},!0);`;

/** The page could not be started. */
export function noticeFailedStart(): void {
  (window as { late?: () => void }).late?.();
}
