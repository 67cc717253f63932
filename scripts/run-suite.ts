import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";
import { succeeds } from "./run-all.ts";
import type { Suite } from "./suites.ts";
import { type Failure, readPlaywright, readVitest, type SuiteReport } from "./test-report.ts";

export const REPORTS = join(ROOT, ".cache", "reports");

const REPORTING = {
  vitest: (file: string) => [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    "--passWithNoTests",
  ],
  playwright: () => ["--pass-with-no-tests"],
};

const ALONE = {
  vitest: (): string[] => ["--maxWorkers=1"],
  playwright: (project: string) => [`--project=${project}`, "--workers=1"],
};

/** Runs a suite, limited to test files whose path contains one of `filters`. */
export function runSuite(suite: Suite, filters: readonly string[] = []): SuiteReport {
  const { command, tool } = suite;
  if (tool === "check")
    return succeeds(suite) ? { passed: 1, skipped: 0, failures: [] } : failedSuite(suite);

  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${fileName(suite)}.json`);
  rmSync(file, { force: true });
  const succeeded = succeeds({
    ...suite,
    command: [...command, ...REPORTING[tool](file), ...filters],
    env: { ...suite.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (!existsSync(file))
    return succeeded ? { passed: 0, skipped: 0, failures: [] } : failedSuite(suite);
  const written = JSON.parse(readFileSync(file, "utf8"));
  const report = tool === "vitest" ? readVitest(suite, written) : readPlaywright(suite, written);
  if (succeeded || report.failures.length > 0) return report;
  return { ...report, failures: failedSuite(suite).failures };
}

/** Runs the file of a failed test again: one worker, with nothing else running. */
export function runFileAlone(suite: Suite, { project, file }: Failure): SuiteReport {
  const { name, tool, command } = suite;
  if (tool === "check") return runSuite(suite);
  const again = [...command, ...ALONE[tool](project)];
  const alone = { ...suite, name: `${name} again`, command: again };
  const { failures, ...counts } = runSuite(alone, [file]);
  // What fails again is recognised by its suite and project.
  return { ...counts, failures: failures.map((failure) => ({ ...failure, suite: name, project })) };
}

export function fileName({ name }: Suite): string {
  return name.replaceAll(" ", "-");
}

/** A suite that failed without a failing test: a check, a crash, a hook that threw. */
export function failedSuite(
  { name }: Suite,
  reason = "What it wrote stands in the output above.",
): SuiteReport {
  const failure = { suite: name, project: name, test: name, file: "", reason };
  return { passed: 0, skipped: 0, failures: [failure] };
}
