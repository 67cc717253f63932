import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { markBuilt, staleSteps } from "./build-steps.ts";
import { withLock } from "./lock.ts";
import { ROOT } from "./root.ts";

// Exits when the parent of `runBuild` exits; an unfinished step is built again next time.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

/**
 * Builds the stale steps, of those named or of all that a start needs. Concurrent builds wait for
 * each other; the second finds nothing to do.
 */
mkdirSync(join(ROOT, ".cache"), { recursive: true });
await withLock(join(ROOT, ".cache", "build.lock"), async () => {
  for (const step of staleSteps(process.argv.slice(2))) {
    const since = performance.now();
    const line = (text: string) => `${step.message}… ${text}`;
    process.stdout.write(process.stdout.isTTY ? line("") : `${line("")}\n`);
    await step.run();
    markBuilt(step);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    process.stdout.write(`${process.stdout.isTTY ? "\r" : ""}${line(`done in ${seconds} s.`)}\n`);
  }
});
