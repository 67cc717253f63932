/** Delay in ms in browsers without `requestIdleCallback`: Safari. */
const A_MOMENT_MS = 50;

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, A_MOMENT_MS);
  });
}
