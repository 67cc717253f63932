import { describe, expect, it } from "vitest";
import { rerunFailures } from "./rerun.ts";
import type { Failure } from "./test-report.ts";

const failure = (test: string, over: Partial<Failure> = {}): Failure => ({
  suite: "e2e",
  project: "phone",
  file: "tests/e2e/cart.spec.ts",
  test,
  reason: "first",
  ...over,
});

/** Answers the reruns one after the other, and records which files were run. */
function rerunning(...answers: Failure[][]) {
  const runs: string[] = [];
  const run = ({ file }: Failure) => {
    runs.push(file);
    return answers[runs.length - 1] ?? [];
  };
  return { runs, run };
}

const titles = (failures: Failure[]) => failures.map(({ test }) => test);

describe("rerunFailures", () => {
  it("reports a test that passes when run again as flaky, with its first reason", () => {
    const { failures, flaky } = rerunFailures([failure("adds")], rerunning([]).run);
    expect(failures).toEqual([]);
    expect(flaky).toEqual([failure("adds")]);
  });

  it("runs a test at most twice again; one that fails each time is a failure", () => {
    const again = [failure("adds", { reason: "second" })];
    const { runs, run } = rerunning(again, again, []);
    const { failures, flaky } = rerunFailures([failure("adds")], run);
    expect(runs).toHaveLength(2);
    expect(failures).toEqual([failure("adds")]);
    expect(flaky).toEqual([]);
  });

  it("reports a test as flaky that passes at the second rerun", () => {
    const { failures, flaky } = rerunFailures(
      [failure("adds")],
      rerunning([failure("adds")], []).run,
    );
    expect(failures).toEqual([]);
    expect(titles(flaky)).toEqual(["adds"]);
  });

  it("runs a file once for all of its failed tests, and each project by itself", () => {
    const { runs, run } = rerunning();
    rerunFailures(
      [failure("adds"), failure("removes"), failure("adds", { project: "desktop" })],
      run,
    );
    expect(runs).toHaveLength(2);
  });

  it("tells tests of the same title in different projects apart", () => {
    const onPhone = failure("adds");
    const onDesktop = failure("adds", { project: "desktop" });
    const { failures, flaky } = rerunFailures([onPhone, onDesktop], ({ project }) =>
      project === "phone" ? [onPhone] : [],
    );
    expect(failures).toEqual([onPhone]);
    expect(flaky).toEqual([onDesktop]);
  });

  it("reports a test as flaky that fails only when its file is run again", () => {
    const { flaky } = rerunFailures([failure("adds")], rerunning([failure("removes")]).run);
    expect(titles(flaky)).toEqual(["adds", "removes"]);
  });

  it("keeps a failure whose rerun crashed", () => {
    const crash = failure("the run", { file: "", project: "e2e" });
    const { failures, flaky } = rerunFailures([failure("adds")], rerunning([crash], [crash]).run);
    expect(titles(failures)).toEqual(["adds"]);
    expect(flaky).toEqual([]);
  });

  it("runs nothing again where a check or a whole suite failed", () => {
    const { runs, run } = rerunning();
    const check = failure("types", { suite: "types", file: "" });
    expect(rerunFailures([check, failure("adds")], run).failures).toHaveLength(2);
    expect(runs).toEqual([]);
  });

  it("runs nothing again after more than 10 failures", () => {
    const { runs, run } = rerunning();
    const many = Array.from({ length: 11 }, (_, index) => failure(`test ${index}`));
    expect(rerunFailures(many, run).failures).toHaveLength(11);
    expect(runs).toEqual([]);
  });
});
