import type { DataRouter } from "react-router";
import { hearServerClock } from "../platform/hear-server-clock.ts";
import { logFault } from "../platform/log-fault.ts";
import { VERSION_FILE } from "../platform/version-file.ts";

/** Poll interval in ms while the page is visible. */
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Polls for a new deployment and for the server's time. The open page continues; the next
 * navigation loads a full page, since this build's chunks no longer exist.
 */
export function watchVersion(entry: string, router: DataRouter): void {
  let isOld = false;
  let isLeaving = false;
  let shown = router.state.location.pathname;

  async function checkVersion(): Promise<void> {
    if (isOld || document.hidden || !navigator.onLine) return;
    try {
      const answer = await fetch(VERSION_FILE, { cache: "no-store" });
      hearServerClock(answer.headers.get("date"));
      const version: { entry: string } = await answer.json();
      isOld = version.entry !== entry;
    } catch (error) {
      logFault(error);
    }
  }

  void checkVersion();
  setInterval(checkVersion, CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", checkVersion);

  router.subscribe(({ location, navigation }) => {
    const next = (navigation.location ?? location).pathname;
    if (next === shown || isLeaving) return;
    isLeaving = isOld;
    if (!isOld) shown = location.pathname;
    else if (next === window.location.pathname) window.location.reload();
    else window.location.assign(router.createHref(navigation.location ?? location));
  });
}
