import { expect, test } from "vitest";
import { auditChanges } from "./audit-changes.ts";

const formatValue = (_: string, value: unknown) => JSON.stringify(value);

test("only values that differ are listed, from both sides", () => {
  const before = { role: "kitchen", name: "Ada", note: null };
  expect(auditChanges(before, { role: "manager", name: "Ada", note: "x" }, formatValue)).toEqual([
    { name: "role", before: '"kitchen"', after: '"manager"' },
    { name: "note", before: null, after: '"x"' },
  ]);
});

test("an entry without before or after has no changes", () => {
  expect(auditChanges(null, null, formatValue)).toEqual([]);
  expect(auditChanges(null, { minutes: 4 }, formatValue)).toEqual([
    { name: "minutes", before: null, after: "4" },
  ]);
});

test("a value that is not a record is shown as it is", () => {
  expect(auditChanges([1], "two", formatValue)).toEqual([
    { name: "", before: "[1]", after: '"two"' },
  ]);
});

test("empty values are left out, and so is the desk's own version counter", () => {
  const before = { version: 1, progress: "new", webhook_url: "" };
  const after = { version: 2, progress: "accepted", webhook_url: "" };
  expect(auditChanges(before, after, formatValue)).toEqual([
    { name: "progress", before: '"new"', after: '"accepted"' },
  ]);
});
