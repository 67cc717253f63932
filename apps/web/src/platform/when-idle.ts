/** How long to wait where a browser does not say that it is idle: Safari. */
const A_MOMENT_MS = 50;

/** Resolves when the browser has nothing more urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, A_MOMENT_MS);
  });
}
