import { expect, test } from "vitest";
import { auditChanges } from "./audit-changes.ts";

const moment = (instant: number) => `instant ${instant}`;

test("only what differs is told, from both sides", () => {
  const before = { role: "kitchen", name: "Ada", note: null };
  expect(auditChanges(before, { role: "manager", name: "Ada", note: "x" }, moment)).toEqual([
    { name: "role", before: "kitchen", after: "manager" },
    { name: "note", before: null, after: "x" },
  ]);
});

test("an entry that says nothing of before or after has no changes", () => {
  expect(auditChanges(null, null, moment)).toEqual([]);
  expect(auditChanges(null, { minutes: 4 }, moment)).toEqual([
    { name: "minutes", before: null, after: "4" },
  ]);
});

test("what is no record is told as it is", () => {
  expect(auditChanges([1], "two", moment)).toEqual([{ name: "", before: "[1]", after: "two" }]);
});

test("an instant is written as one, a number as a number", () => {
  const before = { promised_at: 1000, paused_until: null, minutes: 20 };
  expect(auditChanges(before, { promised_at: 2000, minutes: 30 }, moment)).toEqual([
    { name: "promised_at", before: "instant 1000", after: "instant 2000" },
    { name: "minutes", before: "20", after: "30" },
  ]);
});
