import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { staleSteps } from "./build-steps.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { ROOT } from "./root.ts";
import { runBuild } from "./run-build.ts";

endWithNpm();
if (staleSteps().length > 0) await runBuild();

enableCompileCache(join(ROOT, ".cache", "compiled"));
const { run } = await import("../apps/server/src/run.ts");
await run(process.env, { greets: true });
