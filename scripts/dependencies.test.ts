import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

const MANIFESTS = ["package.json", "{apps,packages}/*/package.json", "sample/package.json"];

/**
 * Exempt: the workspaces themselves, and type declarations, which follow the library they describe.
 */
const NO_DECISION = /^@(noren|types)\//;

test("every dependency is named in docs/decisions", () => {
  const decisions = globSync("docs/decisions/*.md", { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), "utf8").toLowerCase())
    .join("\n");
  const names = globSync(MANIFESTS, { cwd: ROOT }).flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !NO_DECISION.test(name) && !decisions.includes(name))).toEqual([]);
});
