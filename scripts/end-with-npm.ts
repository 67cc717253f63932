import { type NpmProcess, npmAbove } from "./npm-process.ts";

const POLL_MS = 500;

/**
 * Stops this process as `SIGTERM` does once the npm that runs it is gone. npm passes a signal to the
 * script's shell, and many a shell dies of it without a word to its child; killed hard, npm tells
 * nobody. Without an npm above (the file run directly, a service manager) nothing is watched.
 */
export function endWithNpm(): void {
  const npm = npmAbove();
  if (npm !== null) watch(npm);
}

function watch(npm: NpmProcess): void {
  const timer = setInterval(() => {
    if (npm.isThere()) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}
