import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/**
 * Builds the stale steps, of those named or of all, in a child process, so that its memory is freed
 * for the server. The build ends with this process, because the IPC channel closes.
 */
export async function runBuild(steps: readonly string[] = []): Promise<void> {
  const build = spawn(process.execPath, [join(ROOT, "scripts", "build.ts"), ...steps], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const [status] = await once(build, "exit");
  if (status !== 0) process.exit(status ?? 1);
}
