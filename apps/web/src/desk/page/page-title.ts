/** The title of the tab: the page's, alternating with an alert if there is one. */
let base = "";
let alert: string | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

const FLASH_MS = 1000;

export function setPageTitle(title: string): void {
  base = title;
  if (alert === null) document.title = base;
}

/** Null ends the alert. */
export function flashTitle(words: string | null): void {
  if (words === alert) return;
  alert = words;
  clearInterval(timer);
  document.title = alert ?? base;
  if (alert === null) return;
  timer = setInterval(() => {
    document.title = document.title === alert ? base : (alert ?? base);
  }, FLASH_MS);
}
