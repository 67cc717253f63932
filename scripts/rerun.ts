import type { Failure } from "./test-report.ts";

/** More flaky tests in one run are red, so that more failures need not be run again. */
const MAX_FLAKY = 10;
const RERUNS = 2;

export type Verdict = { failures: Failure[]; flaky: Failure[] };

/**
 * Runs failed tests again, up to twice. A test that fails each time is a failure, one that passes
 * once is flaky; both with the reason of the first failure.
 *
 * @param runAlone runs the file of a failure alone and returns what fails of it
 */
export function rerunFailures(
  failures: readonly Failure[],
  runAlone: (failure: Failure) => readonly Failure[],
): Verdict {
  // A check, or a suite that crashed, is no test that could be flaky.
  if (failures.length > MAX_FLAKY || failures.some(({ file }) => file === ""))
    return { failures: [...failures], flaky: [] };
  let failing = failures;
  const seen = new Map(failures.map((failure) => [idOf(failure), failure]));
  for (let run = 0; run < RERUNS && failing.length > 0; run++) {
    const files = new Map(failing.map((failure) => [fileOf(failure), failure]));
    const again = [...files.values()].flatMap(runAlone);
    for (const failure of again) if (!seen.has(idOf(failure))) seen.set(idOf(failure), failure);
    const ids = new Set(again.map(idOf));
    // A file whose run broke tells nothing about its tests.
    const broken = new Set(again.filter(({ file }) => file === "").map(({ suite }) => suite));
    failing = failing.filter((failure) => ids.has(idOf(failure)) || broken.has(failure.suite));
  }
  const failed = new Set(failing.map(idOf));
  const flaky = [...seen.values()].filter((failure) => failure.file && !failed.has(idOf(failure)));
  return flaky.length > MAX_FLAKY
    ? { failures: [...failing, ...flaky], flaky: [] }
    : { failures: [...failing], flaky };
}

function fileOf({ suite, project, file }: Failure): string {
  return JSON.stringify([suite, project, file]);
}

function idOf({ suite, project, file, test }: Failure): string {
  return JSON.stringify([suite, project, file, test]);
}
