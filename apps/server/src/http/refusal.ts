import type { Problem } from "@noren/contract/problems.ts";

/** A call that is refused; returned in place of its answer. */
export class Refusal {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

export const NOT_FOUND = new Refusal({ code: "not_found" });
