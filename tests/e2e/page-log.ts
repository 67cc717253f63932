import type { Page, Request } from "@playwright/test";

/** Most calls, and most interactions, that the log of a page keeps. */
const KEPT = 40;

/** Init script: logs pointer, click and submit events with their targets. */
function logInteractions(kept: number): void {
  const interactions: string[] = [];
  Object.assign(window, { interactions });
  for (const type of ["pointerdown", "pointerup", "click", "submit"])
    addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const name = target.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40);
        interactions.push(`${Math.round(performance.now())} ms ${type} ${target.tagName} ${name}`);
        if (interactions.length > kept) interactions.shift();
      },
      { capture: true, passive: true },
    );
}

/**
 * Logs a page's calls and interactions from here on, to explain a failure: a click without a submit
 * event, a call without an answer. The function that it returns formats the log.
 */
export async function logPage(page: Page): Promise<() => Promise<string>> {
  const calls = new Map<Request, string>();
  const path = (request: Request) => new URL(request.url()).pathname;
  page.on("request", (request) => {
    calls.set(request, "no answer");
    const [oldest] = calls.keys();
    if (calls.size > KEPT && oldest) calls.delete(oldest);
  });
  page.on("response", (response) => {
    if (calls.has(response.request())) calls.set(response.request(), String(response.status()));
  });
  page.on("requestfailed", (request) => {
    if (calls.has(request)) calls.set(request, request.failure()?.errorText ?? "failed");
  });
  await page.addInitScript(logInteractions, KEPT);
  return async () => {
    const interactions = await page
      .evaluate(() => (window as unknown as { interactions?: string[] }).interactions ?? [])
      .catch(() => ["the page is gone"]);
    const told = [...calls].map(([request, end]) => `${request.method()} ${path(request)} ${end}`);
    return ["calls:", ...told, "interactions:", ...interactions].join("\n");
  };
}
