import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/**
 * Builds what a start needs and is stale, in a process of its own, so that the server does not
 * carry its memory around. The build ends with the process that asked for it: the channel between
 * them closes.
 */
export async function runBuild(): Promise<void> {
  const build = spawn(process.execPath, [join(ROOT, "scripts", "build.ts")], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const [status] = await once(build, "exit");
  if (status !== 0) process.exit(status ?? 1);
}
