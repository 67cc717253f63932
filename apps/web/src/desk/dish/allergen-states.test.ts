import { expect, test } from "vitest";
import { stateOf, withState } from "./allergen-states.ts";

const FISH = { contains: ["fish" as const], may_contain: [] };

test("nothing is chosen for any allergen while nothing is declared", () => {
  expect(stateOf(null, "fish")).toBeNull();
  expect(stateOf({ contains: [], may_contain: [] }, "fish")).toBe("no");
});

test("an allergen is contained, may be contained, or is not, never two of them", () => {
  const traces = withState(FISH, "fish", "traces");
  expect(traces).toEqual({ contains: [], may_contain: ["fish"] });
  expect(withState(traces, "milk", "yes")).toEqual({ contains: ["milk"], may_contain: ["fish"] });
});

test("taking the last allergen away declares nothing; it does not declare that there is none", () => {
  expect(withState(FISH, "fish", "no")).toBeNull();
  expect(withState(null, "fish", "no")).toBeNull();
});
