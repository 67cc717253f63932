import type { DataRouter } from "react-router";
import { logFault } from "../platform/log-fault.ts";
import type { Visited } from "../service-worker/visited.ts";

/**
 * Registers the service worker and tells it which pages were visited by in-app navigation, so that
 * they are available offline too. Not for visitors who asked their browser to save data.
 */
export async function keepForOffline(router: DataRouter): Promise<void> {
  const { serviceWorker: workers } = navigator;
  if (!import.meta.env.PROD || !workers || savesData()) return;
  try {
    const isNew = !workers.controller;
    await workers.register("/service-worker.js", { updateViaCache: "none" });
    const { active } = await workers.ready;
    const tell = (visited: string, pictures: string[]) =>
      active?.postMessage({ visited, pictures } satisfies Visited);

    let shown = router.state.location.pathname;
    tell(shown, isNew ? shownPictures() : []);
    router.subscribe(({ location: { pathname } }) => {
      if (pathname !== shown) tell(pathname, []);
      shown = pathname;
    });
  } catch (error) {
    logFault(error);
  }
}

/** Pictures loaded before the worker was active. */
function shownPictures(): string[] {
  return [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
