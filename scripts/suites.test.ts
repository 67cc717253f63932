import { expect, test } from "vitest";
import { SUITES, suitesWith } from "./suites.ts";

const namesWith = (...files: string[]) =>
  suitesWith(SUITES.test ?? [], files).map(({ name }) => name);

test("with a filter nothing runs but what has matching files: unit tests without a build", () => {
  expect(namesWith("packages/ordering/src/offers.test.ts")).toEqual(["unit and API"]);
});

test("API tests are preceded by a build", () => {
  expect(namesWith("apps/server/src/start.db.test.ts")).toEqual(["build", "unit and API"]);
});

test("browser tests are preceded by a build", () => {
  expect(namesWith("tests/e2e/cart-lines.spec.ts")).toEqual(["build", "smoke"]);
});

test("a filter that matches nothing runs nothing", () => {
  expect(namesWith()).toEqual([]);
});
