import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { rerunFailures, type Verdict } from "./rerun.ts";
import { ROOT } from "./root.ts";
import { failedSuite, fileName, REPORTS, runFileAlone, runSuite } from "./run-suite.ts";
import { FILTERED, SUITES, type Suite, suitesWith } from "./suites.ts";
import type { Failure, SuiteReport } from "./test-report.ts";

/**
 * `node scripts/test.ts NAME [FILTER…]` runs the suites of that name, limited to test files whose
 * path contains a filter, without checks, and ends with a line of counts. `NAME` is a key of
 * `SUITES` in suites.ts; `sum` counts the reports of `all` since the last `test`, and runs what
 * failed again, alone.
 */
const REASONS = join(REPORTS, "failures.txt");
const FLAKY = join(REPORTS, "flaky.txt");
/** Limits of the failures printed at the end, since stored logs are truncated. */
const MAX_FAILURES = 20;
const MAX_CHARACTERS = 1_500;
const [name = "test", ...filters] = process.argv.slice(2);

// Several hundred tests start the server: the compile cache is shared between them.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, ".cache", "compiled");

if (name === "sum") sum();
else run(name);

function run(name: string): never {
  const suites = SUITES[name];
  if (suites === undefined)
    throw new Error(`no tests are called ${name}; there are: ${Object.keys(SUITES).join(", ")}`);
  if (name === "test") rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const wanted = filters.length === 0 ? suites : suitesWith(FILTERED[name] ?? suites, testFiles());
  const reports = wanted.map((suite) => {
    const report = runSuite(suite, filters);
    writeFileSync(reportOf(suite), JSON.stringify(report));
    return report;
  });
  end(reports, { failures: reports.flatMap((report) => report.failures), flaky: [] });
}

/** The test files whose path contains a filter. */
function testFiles(): string[] {
  return globSync("{apps,bench,packages,sample,scripts,tests}/**/*.{test,spec}.{ts,tsx}", {
    cwd: ROOT,
    exclude: (path) => path.endsWith("node_modules"),
  }).filter((path) => filters.some((filter) => path.includes(filter)));
}

function sum(): never {
  const suites = new Map(SUITES.all?.map((suite) => [suite.name, suite]));
  const reports = [...suites.values()].map(storedReport);
  const failures = reports.flatMap((report) => report.failures);
  const verdict = rerunFailures(failures, (failure) => {
    const suite = suites.get(failure.suite);
    if (suite === undefined) throw new Error(`no suite is called ${failure.suite}`);
    return runFileAlone(suite, failure).failures;
  });
  end(reports, verdict);
}

/** A suite without a report failed: its command ended before. */
function storedReport(suite: Suite): SuiteReport {
  const file = reportOf(suite);
  return existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : failedSuite(suite, "It did not run.");
}

function reportOf(suite: Suite): string {
  return join(REPORTS, `${fileName(suite)}.suite.json`);
}

/** Prints failed and flaky tests, then the counts; flaky tests count as passed. */
function end(reports: SuiteReport[], { failures, flaky }: Verdict): never {
  const total = (of: (report: SuiteReport) => number) => reports.reduce((n, one) => n + of(one), 0);
  writeFileSync(REASONS, failures.map(formatFailure).join("\n\n"));
  if (failures.length > 0) {
    console.log(`\n${failures.slice(0, MAX_FAILURES).map(truncateFailure).join("\n\n")}\n`);
    console.log(`All ${failures.length}, test by test: ${relative(ROOT, REASONS)}`);
  }
  writeFileSync(FLAKY, flaky.map(formatFlaky).join("\n\n"));
  for (const failure of flaky) console.log(`\n${truncate(formatFlaky(failure))}`);
  const passed = total((report) => report.passed) + flaky.length;
  const skipped = total((report) => report.skipped);
  const counts = `${passed} passed, ${failures.length} failed`;
  console.log(skipped > 0 ? `${counts}, ${skipped} skipped` : counts);
  process.exit(failures.length === 0 ? 0 : 1);
}

function formatFailure(failure: Failure): string {
  const { suite, project, test } = failure;
  const where = suite === project ? suite : `${suite} › ${project}`;
  return `${where} › ${test}\n${placeOf(failure)}\n${reasonOf(failure)}`;
}

function formatFlaky(failure: Failure): string {
  const { project, test } = failure;
  return `flaky: ${project} › ${placeOf(failure)} › ${test}\n${reasonOf(failure)}`;
}

function placeOf({ file, line }: Failure): string {
  return line === undefined ? file : `${file}:${line}`;
}

function reasonOf({ reason }: Failure): string {
  return stripVTControlCharacters(reason);
}

function truncateFailure(failure: Failure): string {
  return truncate(formatFailure(failure));
}

function truncate(words: string): string {
  return words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS)}…` : words;
}
