import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { staleSteps } from "./build-steps.ts";
import { ROOT } from "./root.ts";

// The build runs in a process of its own, so that the server does not carry its memory around.
if (staleSteps().length > 0) {
  const { status } = spawnSync(process.execPath, [join(ROOT, "scripts", "build.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

enableCompileCache(join(ROOT, ".cache", "compiled"));
await import("../apps/server/src/main.ts");
