import { expect, test } from "vitest";
import { auditChanges } from "./audit-changes.ts";

test("only what differs is told, from both sides", () => {
  const before = { role: "kitchen", name: "Ada", note: null };
  expect(auditChanges(before, { role: "manager", name: "Ada", note: "x" })).toEqual([
    { name: "role", before: "kitchen", after: "manager" },
    { name: "note", before: null, after: "x" },
  ]);
});

test("an entry that says nothing of before or after has no changes", () => {
  expect(auditChanges(null, null)).toEqual([]);
  expect(auditChanges(null, { minutes: 4 })).toEqual([
    { name: "minutes", before: null, after: "4" },
  ]);
});

test("what is no record is told as it is", () => {
  expect(auditChanges([1], "two")).toEqual([{ name: "", before: "[1]", after: "two" }]);
});
