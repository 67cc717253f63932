import { expect, test } from "vitest";
import { draftOf, setDraft } from "./draft-store.ts";
import { type EditedField, saveField } from "./save-field.ts";

const desk = {
  api: { readConflicts: async (payload: unknown) => payload },
} as Parameters<typeof saveField>[0];

/** Somebody else has changed the record that holds the price. */
function changedSince(now: { price: number | null }) {
  const payload = { conflicts: [{ now, by: "Aiko" }] };
  const problem = { code: "changed_since" as const, status: 409, message: "", payload };
  return { ok: false as const, problem };
}

/** A price that is one part of a stored value, typed over one that was not set. */
function typedPrice(key: string, answers: Awaited<ReturnType<NonNullable<EditedField["send"]>>>[]) {
  const log: string[] = [];
  const field: EditedField = {
    key,
    current: () => null,
    read: Number,
    toWire: (value) => value,
    put: () => {},
    partOf: (stored) => (stored as { price: number | null }).price,
    changed: () => "",
    async send() {
      log.push("sent");
      return answers.shift() ?? { ok: true, payload: { action: null } };
    },
    async reload() {
      log.push("reloaded");
    },
  };
  setDraft(key, { state: "typed", text: "150", seen: null });
  return { log, save: () => saveField(desk, field) };
}

test("a part that nobody has changed is saved over another part that somebody has changed", async () => {
  const key = "option:1:2:3/price";
  const { log, save } = typedPrice(key, [changedSince({ price: null })]);
  await save();
  expect(log).toEqual(["sent", "reloaded", "sent"]);
  expect(draftOf(key)).toEqual({ state: "saved" });
});

test("a part that somebody has changed is asked about", async () => {
  const key = "option:1:2:4/price";
  const { log, save } = typedPrice(key, [changedSince({ price: 170 })]);
  await save();
  expect(log).toEqual(["sent", "reloaded"]);
  const conflict = { text: "150", seen: null, state: "conflict", now: 170, by: "Aiko" };
  expect(draftOf(key)).toEqual(conflict);
});
