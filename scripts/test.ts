import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CHECKS } from "./check.ts";
import { inMemory } from "./memory-folder.ts";
import { ROOT } from "./root.ts";
import { succeeds } from "./run-all.ts";

type Counts = { good: number; bad: number };
type UnitReport = { numPassedTests: number; numFailedTests: number };
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** Everything that must hold, and one closing line that counts it. */
const reports = join(ROOT, ".cache", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Several hundred tests start the server: what it is compiled to is kept from one to the next.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, ".cache", "compiled");

let passed = 0;
let failed = 0;
inMemory(() => {
  for (const check of CHECKS) succeeds(check) ? passed++ : failed++;

  // The program that unit tests start serves what is built, and so do the browsers' houses.
  const isBuilt = succeeds({ name: "build", command: ["node", "scripts/build.ts"] });

  const unit = join(reports, "unit.json");
  const unitRan = succeeds({
    name: "unit and API tests",
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${unit}`,
    ],
  });
  count(unit, unitRan, ({ numPassedTests, numFailedTests }: UnitReport) => ({
    good: numPassedTests,
    bad: numFailedTests,
  }));

  const browser = join(reports, "browser.json");
  const browserRan =
    isBuilt &&
    succeeds({
      name: "browser tests",
      command: ["playwright", "test", "--config", "tests/e2e/playwright.config.ts"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
    });
  count(browser, browserRan, ({ stats }: BrowserReport) => ({
    good: stats.expected,
    bad: stats.unexpected + stats.flaky,
  }));
});

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A run that ended badly without a failing test (it crashed, a hook threw) counts as one failure. */
function count<Report>(file: string, ran: boolean, read: (report: Report) => Counts): void {
  const report: Report | null = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const { good, bad } = report === null ? { good: 0, bad: 0 } : read(report);
  passed += good;
  failed += bad > 0 || ran ? bad : 1;
}
