import { expect, test } from "vitest";
import { deskEn } from "../../i18n/desk-en.ts";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeEn } from "../../i18n/desk-office-en.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import { actionWords, auditWords, fieldWords } from "./audit-words.ts";

const FRENCH = { ...deskFr, ...officeFr };
const ENGLISH = { ...deskEn, ...officeEn };

const formatterOf = (action: string) =>
  auditWords(FRENCH, "fr", (instant) => `instant ${instant}`, action);
const formatValue = formatterOf("order_cancelled");

test.each([
  ["promised_at", 1000, "instant 1000"],
  ["paused_until", "1970-01-01T00:00:01.000Z", "instant 1000"],
  ["minutes", 1000, "1000"],
])("an instant is formatted as a date, a number as a number: %s", (name, value, words) => {
  expect(formatValue(name, value)).toBe(words);
});

test.each([
  ["role", "kitchen", FRENCH.roles.kitchen],
  ["progress", "out_for_delivery", FRENCH.progress.out_for_delivery],
  ["reason", "sold_out", FRENCH.rejection.reasons.sold_out],
  ["reason", "invalid_totp", FRENCH.audit.signInReasons.invalid_totp],
  ["status", "unreachable", FRENCH.printing.status.unreachable],
  ["print_when", "arrival", FRENCH.printing.moments.arrival],
  ["prints_label", 0, FRENCH.audit.no],
  ["disabled", true, FRENCH.audit.yes],
  ["extra_choices", [10, 20], "10, 20"],
])(
  "a value with a translation at the desk has the same one in the log: %s",
  (name, value, words) => {
    expect(formatValue(name, value)).toBe(words);
  },
);

test("a refund is shown with its amount and its dishes", () => {
  expect(formatValue("amount", 648)).toMatch(/^6,48\s€$/);
  const lines = [
    { line: 0, quantity: 1 },
    { line: 3, quantity: 2 },
  ];
  expect(formatValue("lines", lines)).toBe(FRENCH.audit.pieces(3));
});

test("free text is shown unchanged", () => {
  expect(formatValue("reason", "Plat renversé")).toBe("Plat renversé");
  expect(formatValue("name", "Aya")).toBe("Aya");
});

test("no_answer means the guest for a cancelled order, the restaurant for a rejected one", () => {
  const { reasons, unanswered } = FRENCH.rejection;
  expect(formatterOf("order_cancelled")("reason", "no_answer")).toBe(reasons.no_answer);
  expect(formatterOf("order_rejected")("reason", "no_answer")).toBe(unanswered);
});

test("a printed document, a local moment and a list of records are shown in words", () => {
  expect(formatValue("document", "ticket")).toBe(FRENCH.printing.kinds.ticket);
  expect(formatValue("publish_local", "2026-11-30T06:00")).toMatch(/^lun\. 30.*, 6\sh$/);
  const problems = [
    { target: "dish:1", name: "Miso" },
    { target: "dish:2", name: "Unadon" },
  ];
  expect(formatValue("problems", problems)).toBe("Miso, Unadon");
});

test("a change of prices alone is called so", () => {
  const ofField = (field: string) => {
    return { id: 1, target: "dish:1", name: "Miso", field, before: 600, after: 650 };
  };
  const said = (...fields: string[]) =>
    actionWords(FRENCH, { action: "menu_changed", changes: fields.map(ofField) });
  expect(said("price_pickup", "price_delivery")).toBe(FRENCH.menuHistory.pricesChanged);
  expect(said("price_pickup", "name")).toBe(FRENCH.audit.actions.menu_changed);
});

test.each([FRENCH, ENGLISH])(
  "what the log has no words for is said in a plain sentence, never by its key (%#)",
  (m) => {
    expect(actionWords(m, { action: "moon_landed", changes: [] })).toBe(m.audit.otherAction);
    expect(fieldWords(m, "moon_phase")).toBe(m.audit.otherField);
    const said = auditWords(m, "fr", String, "moon_landed");
    expect(said("moon_phase", { phase: { is_full: true } })).toBe(m.audit.changed);
    expect(said("sold_out", { until: "moon_landed" })).toBe(m.audit.changed);
    expect(said("problems", [{ target: "dish:1" }, { target: "dish:2", name: "Miso" }])).toBe(
      "Miso",
    );
  },
);
