import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingOptionals } from "./complete-lock.ts";

test("the lock file names the binaries of every platform (else: node scripts/complete-lock.ts)", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(missingOptionals(lock)).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "https?:/);
});
