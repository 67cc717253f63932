import { relative } from "node:path";
import { ROOT } from "./root.ts";

export type Failure = { test: string; file: string; reason: string };
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

export function readVitest({
  numPassedTests,
  numPendingTests,
  testResults,
}: VitestReport): SuiteReport {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ test: test.fullName, file, reason: test.failureMessages.join("\n") }));
    const isBroken = status === "failed" && failed.length === 0;
    return isBroken ? [{ test: "the whole file", file, reason: message }] : failed;
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures };
}

type PlaywrightError = { message?: string; stack?: string };
type PlaywrightSuite = {
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

export function readPlaywright({ stats, suites, errors }: PlaywrightReport): SuiteReport {
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${title}`,
        file: `tests/e2e/${file}:${line}`,
        reason: results.flatMap((result) => result.errors.map(reasonOf)).join("\n"),
      })),
  );
  const ofTheRun = errors.map((error) => ({ test: "the run", file: "", reason: reasonOf(error) }));
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...failures, ...ofTheRun],
  };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function reasonOf({ stack, message }: PlaywrightError): string {
  return stack ?? message ?? "";
}
