import { type NpmProcess, npmAncestor } from "./npm-process.ts";

const POLL_MS = 500;

/**
 * Sends SIGTERM to this process when the npm that runs it has exited. npm forwards signals to the
 * script's shell, but many shells die of it without forwarding it to their child; after SIGKILL npm
 * forwards nothing. Without npm (the file run directly, a service manager) this does nothing.
 */
export function endWithNpm(): void {
  const npm = npmAncestor();
  if (npm !== null) watch(npm);
}

function watch(npm: NpmProcess): void {
  const timer = setInterval(() => {
    if (npm.isRunning()) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}
