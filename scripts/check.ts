import { runAll } from "./run-all.ts";

/** Types, format and lint, dead code. */
export const CHECKS = [
  { name: "types", command: ["tsc", "-b"] },
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "dead code", command: ["knip"] },
];

if (import.meta.main) {
  const failed = runAll(CHECKS);
  process.exit(failed === 0 ? 0 : 1);
}
