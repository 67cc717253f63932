import { relative } from "node:path";
import { ROOT } from "./root.ts";
import type { Suite } from "./suites.ts";

/**
 * A failed test: `project` is Playwright's, or the suite's name; `test` its full title. `file` is
 * empty where no single file failed.
 */
export type Failure = {
  suite: string;
  project: string;
  file: string;
  line?: number;
  test: string;
  reason: string;
};
export type SuiteReport = { passed: number; skipped: number; failures: Failure[] };

/** The used part of the report of Vitest's JSON reporter. */
type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

export function readVitest(
  suite: Suite,
  { numPassedTests, numPendingTests, testResults }: VitestReport,
): SuiteReport {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const place = { suite: suite.name, project: suite.name, file: relative(ROOT, name) };
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ ...place, test: test.fullName, reason: test.failureMessages.join("\n") }));
    const isBroken = status === "failed" && failed.length === 0;
    return isBroken ? [{ ...place, test: "the whole file", reason: message }] : failed;
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures };
}

type PlaywrightError = { message?: string; stack?: string };
type PlaywrightSuite = {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** The used part of the report of Playwright's JSON reporter. */
type PlaywrightReport = {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Errors of the run itself: a file that cannot be loaded, a worker that cannot start. */
  errors: PlaywrightError[];
};

export function readPlaywright(
  suite: Suite,
  { stats, suites, errors }: PlaywrightReport,
): SuiteReport {
  const failures = suites
    .flatMap((file) => specsOf(file, []))
    .flatMap(({ spec, titles }) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) => ({
          suite: suite.name,
          project: projectName,
          file: `tests/e2e/${spec.file}`,
          line: spec.line,
          test: [...titles, spec.title].join(" › "),
          reason: results.flatMap((result) => result.errors.map(reasonOf)).join("\n"),
        })),
    );
  const ofTheRun = errors.map((error) => ({
    suite: suite.name,
    project: suite.name,
    file: "",
    test: "the run",
    reason: reasonOf(error),
  }));
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...failures, ...ofTheRun],
  };
}

type TitledSpec = { spec: PlaywrightSuite["specs"][number]; titles: string[] };

/** The specs of a file or a `describe`, each with the titles of the `describe`s around it. */
function specsOf({ specs, suites = [] }: PlaywrightSuite, titles: string[]): TitledSpec[] {
  return [
    ...specs.map((spec) => ({ spec, titles })),
    ...suites.flatMap((inner) => specsOf(inner, [...titles, inner.title])),
  ];
}

function reasonOf({ stack, message }: PlaywrightError): string {
  return stack ?? message ?? "";
}
