import { expect, test } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { recordChanges } from "./audit-changes.ts";
import { auditWords } from "./audit-words.ts";
import { sinceQuestions } from "./since-questions.ts";

const m = { ...deskFr, ...officeFr };
const DESK = { m, locale: "fr" } as unknown as OfficeDesk;
const { labels, lists, no, noPhoto, nothing, photo } = officeFr.menuFields;
const formatValue = auditWords(m, "fr", String, "");

const left = (id: number, field: string, before: unknown, now: unknown) => ({
  ...{ id, target: "dish:12", name: "Nigiri", field, before, now },
  ...{ after: null, is_archived: false },
});

test.each([
  ["price_pickup", 1450, 1600, "14,50\u00a0€", "16,00\u00a0€"],
  ["reference_price", 900, 1000, "9,00\u00a0€", "10,00\u00a0€"],
  ["options", [{ group_id: 1 }], [], lists.options(1), nothing],
  ["companions", [12, 7, 3], [12], lists.companions(3), lists.companions(1)],
  ["sold_out", null, { until: "tomorrow" }, no, m.audit.soldOutUntil.tomorrow],
  ["daily_count", 12, 8, "12", "8"],
] as const)("the question about %s is asked in words", (field, before, now, was, is) => {
  expect(sinceQuestions(DESK, [left(5, field, before, now)], formatValue)).toEqual([
    { ids: [5], what: `Nigiri · ${labels[field]}`, now: is, before: was, isArchived: false },
  ]);
});

const FILE = left(7, "image", null, "/pictures/a-400.jpg");

test("a photo is asked for once, and restored with its file", () => {
  const fields = [left(6, "picture", null, { path: "/pictures/a" }), FILE];
  expect(sinceQuestions(DESK, fields, formatValue)).toEqual([
    {
      ids: [6, 7],
      what: `Nigiri · ${labels.picture}`,
      now: photo,
      before: noPhoto,
      isArchived: false,
    },
  ]);
});

test("the history lists a changed photo without the address of its file, which is undone with it", () => {
  const picture = { ...left(6, "picture", null, null), after: { path: "/pictures/a" } };
  const changes = [picture, { ...FILE, after: "/pictures/a-400.jpg" }];
  const listed = recordChanges(DESK, { subject: "dish:12", changes }, formatValue);
  expect(listed).toEqual([
    {
      ids: [6, FILE.id],
      undone: false,
      target: null,
      name: labels.picture,
      before: null,
      after: photo,
    },
  ]);
});
