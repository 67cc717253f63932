import { expect, test } from "vitest";
import config from "../vitest.config.ts";
import { FILTERED, SUITES, suitesWith } from "./suites.ts";

const namesWith = (...files: string[]) =>
  suitesWith(FILTERED.test ?? [], files).map(({ name }) => name);

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

test("every Vitest project is run by one suite", () => {
  const projects = config.test?.projects?.map((project) =>
    typeof project === "object" && "test" in project ? project.test?.name : project,
  );
  const run = SUITES.all?.flatMap(({ command }) =>
    command.filter((_, at) => command[at - 1] === "--project"),
  );
  expect(run?.toSorted()).toEqual(projects?.toSorted());
});
