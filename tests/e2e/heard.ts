import type { Page, Request } from "@playwright/test";

/** Calls and presses that are kept of a page. */
const KEPT = 40;

/** Init script: what the page heard of presses, in the order in which it heard it. */
function keepPresses(kept: number): void {
  const presses: string[] = [];
  Object.assign(window, { presses });
  for (const type of ["pointerdown", "pointerup", "click", "submit"])
    addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const name = target.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40);
        presses.push(`${Math.round(performance.now())} ms ${type} ${target.tagName} ${name}`);
        if (presses.length > kept) presses.shift();
      },
      { capture: true, passive: true },
    );
}

/**
 * Follows a page from here on; the function that it returns says which calls were made, which of
 * them are without an answer, and which presses were heard: what a lost press was lost to.
 */
export async function hear(page: Page): Promise<() => Promise<string>> {
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
  await page.addInitScript(keepPresses, KEPT);
  return async () => {
    const presses = await page
      .evaluate(() => (window as unknown as { presses?: string[] }).presses ?? [])
      .catch(() => ["the page is gone"]);
    const told = [...calls].map(([request, end]) => `${request.method()} ${path(request)} ${end}`);
    return ["calls:", ...told, "presses:", ...presses].join("\n");
  };
}
