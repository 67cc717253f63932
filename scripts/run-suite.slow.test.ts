import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rerunFailures } from "./rerun.ts";
import { ROOT } from "./root.ts";
import { runFileAlone, runSuite } from "./run-suite.ts";
import type { Suite } from "./suites.ts";

test("a test that fails each time it is run alone is a failure, one that passes then is flaky", () => {
  const suite = aSuite({
    "broken.test.ts": `test("adds", () => expect(1 + 1).toBe(3));`,
    "shy.test.ts": `
      import { existsSync, writeFileSync } from "node:fs";
      const seen = new URL("seen", import.meta.url);
      const isSeen = existsSync(seen);
      writeFileSync(seen, "");
      test("removes", () => expect(isSeen).toBe(true));
    `,
  });
  const { failures } = runSuite(suite);
  expect(titles(failures)).toEqual(["adds", "removes"]);
  const verdict = rerunFailures(failures, (failure) => runFileAlone(suite, failure).failures);
  expect(titles(verdict.failures)).toEqual(["adds"]);
  expect(titles(verdict.flaky)).toEqual(["removes"]);
});

const titles = (failures: { test: string }[]) => failures.map(({ test }) => test).toSorted();

/** A Vitest suite of these files, in a folder where they find Vitest. */
function aSuite(files: Record<string, string>): Suite {
  const parent = join(ROOT, ".cache");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "suite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const config = join(folder, "vitest.config.ts");
  const include = [`${relative(ROOT, folder)}/*.test.ts`];
  const options = { root: ROOT, test: { globals: true, include } };
  writeFileSync(config, `export default ${JSON.stringify(options)};`);
  return {
    name: "a sample",
    tool: "vitest",
    command: ["vitest", "run", "--config", config],
  };
}
