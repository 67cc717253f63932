import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

/**
 * Browser tests and their helpers run with the global `Date` shifted to a named instant
 * (tests/support/test-clock.ts); simulations run the product with a clock of their own, derived
 * from the machine's. All other tests have the clock of the app under test.
 */
const ALLOWED = ["tests/e2e/", "tests/support/", "apps/server/test/simulation/"];

const sources = globSync(
  ["{apps,packages,sample,scripts,tests}/**/*.{test,spec}.{ts,tsx}", "{apps/*/test,tests}/**/*.ts"],
  { cwd: ROOT, exclude: (path) => path.endsWith("node_modules") },
).map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

test("no test reads the machine's clock, so that none depends on the day or the hour", () => {
  const readers = sources
    .filter(({ text }) => /\bDate\.now\(\)|\bnow: Date\.now\b|\bnew Date\(\)/.test(text))
    .map(({ file }) => file);
  const isAllowed = (file: string) => ALLOWED.some((folder) => file.startsWith(folder));
  expect(readers.filter((file) => !isAllowed(file))).toEqual([]);
});
