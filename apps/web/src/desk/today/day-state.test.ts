import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Draft } from "@noren/contract/staff/drafts.ts";
import { expect, test } from "vitest";
import { type DayReads, dayProblem, dayState } from "./day-state.ts";

const read = <T>(data: T) => ({ data, problem: null });
const HOURS = read({ services: [], next_closure: null });
const COOK: DayReads = { hours: HOURS, sold: read({ entries: [] }), office: null };
const PROBLEM = { code: "unreachable" } as ApiProblem;

function officeWith(...states: Draft["status"][]): DayReads {
  const drafts = states.map((status) => ({ status }) as Draft);
  return { ...COOK, office: { drafts: read({ drafts }), menus: read([]) } };
}

test.each(["scheduled", "failed"] as const)(
  "not everything is in place while a draft is %s",
  (status) => {
    expect(dayState(officeWith(status))).toMatchObject({ isAllSet: false, waiting: [{ status }] });
  },
);

test("drafts without a moment, and published ones, wait for nothing", () => {
  expect(dayState(officeWith("open", "published"))).toMatchObject({ isAllSet: true, waiting: [] });
});

test("a menu that can't be read is the day's problem, not a wait without end", () => {
  const office = { drafts: read({ drafts: [] }), menus: { data: null, problem: PROBLEM } };
  const reads = { ...COOK, office };
  expect(dayState(reads)).toBeNull();
  expect(dayProblem(reads)).toBe(PROBLEM);
});

test("the day of a cook has neither drafts nor the menu", () => {
  expect(dayState(COOK)).toMatchObject({ isAllSet: true });
  expect(dayProblem(COOK)).toBeNull();
});
