import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./root.ts";
import { succeeds } from "./run-all.ts";
import { SUITES, type Suite } from "./suites.ts";
import { type Failure, readPlaywright, readVitest, type SuiteReport } from "./test-report.ts";

/**
 * `node scripts/test.ts NAME [FILTER…]` runs the suites of that name, limited to test files whose
 * path contains a filter, and ends with a line of counts. `NAME` is a key of `SUITES` in suites.ts;
 * `sum` runs nothing and counts the reports since the last `test`.
 */
const REPORTS = join(ROOT, ".cache", "reports");
const REASONS = join(REPORTS, "failures.txt");
/** Limits of the failures printed at the end, since stored logs are truncated. */
const MAX_FAILURES = 20;
const MAX_CHARACTERS = 1_500;
const [name = "test", ...filters] = process.argv.slice(2);

// Several hundred tests start the server: the compile cache is shared between them.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, ".cache", "compiled");

const REPORTING = {
  vitest: (file: string) => [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    "--passWithNoTests",
  ],
  playwright: () => ["--pass-with-no-tests"],
};

const suites = name === "sum" ? [] : SUITES[name];
if (suites === undefined)
  throw new Error(`no tests are called ${name}; there are: ${Object.keys(SUITES).join(", ")}`);
if (name === "test") rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const reports = suites.map((suite) => {
  const report = runSuite(suite);
  writeFileSync(join(REPORTS, `${fileName(suite)}.suite.json`), JSON.stringify(report));
  return report;
});
end(name === "sum" ? storedReports() : reports);

function runSuite(suite: Suite): SuiteReport {
  const { command, tool } = suite;
  if (tool === "check")
    return succeeds(suite) ? { passed: 1, skipped: 0, failures: [] } : failedSuite(suite);

  const file = join(REPORTS, `${fileName(suite)}.json`);
  rmSync(file, { force: true });
  const succeeded = succeeds({
    ...suite,
    command: [...command, ...REPORTING[tool](file), ...filters],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (!existsSync(file))
    return succeeded ? { passed: 0, skipped: 0, failures: [] } : failedSuite(suite);
  const written = JSON.parse(readFileSync(file, "utf8"));
  const report = tool === "vitest" ? readVitest(written) : readPlaywright(written);
  if (succeeded || report.failures.length > 0) return report;
  return { ...report, failures: failedSuite(suite).failures };
}

function storedReports(): SuiteReport[] {
  return readdirSync(REPORTS)
    .filter((file) => file.endsWith(".suite.json"))
    .map((file) => JSON.parse(readFileSync(join(REPORTS, file), "utf8")));
}

function fileName({ name }: Suite): string {
  return name.replaceAll(" ", "-");
}

/** A suite that failed without a failing test: a check, a crash, a hook that threw. */
function failedSuite({ name }: Suite): SuiteReport {
  const failure = { test: name, file: "", reason: "What it wrote stands in the output above." };
  return { passed: 0, skipped: 0, failures: [failure] };
}

function end(all: SuiteReport[]): never {
  const sum = (of: (report: SuiteReport) => number) => all.reduce((n, one) => n + of(one), 0);
  const failures = all.flatMap((report) => report.failures);
  writeFileSync(REASONS, failures.map(formatFailure).join("\n\n"));
  if (failures.length > 0) {
    console.log(`\n${failures.slice(0, MAX_FAILURES).map(truncateFailure).join("\n\n")}\n`);
    console.log(`All ${failures.length}, test by test: ${relative(ROOT, REASONS)}`);
  }
  const skipped = sum((report) => report.skipped);
  const counts = `${sum(({ passed }) => passed)} passed, ${failures.length} failed`;
  console.log(skipped > 0 ? `${counts}, ${skipped} skipped` : counts);
  process.exit(failures.length === 0 ? 0 : 1);
}

function formatFailure({ test, file, reason }: Failure): string {
  return `${test}\n${file}\n${stripVTControlCharacters(reason)}`;
}

function truncateFailure(failure: Failure): string {
  const words = formatFailure(failure);
  return words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS)}…` : words;
}
