import { afterEach, expect, test, vi } from "vitest";
import { draftOf, setDraft } from "./draft-store.ts";
import { type EditedField, saveField } from "./save-field.ts";

const desk = {
  api: { readConflicts: async (payload: unknown) => payload },
} as Parameters<typeof saveField>[0];

afterEach(() => void vi.unstubAllGlobals());

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
    async send(_, stored) {
      log.push(stored ? `sent in ${JSON.stringify(stored)}` : "sent");
      return answers.shift() ?? { ok: true, payload: { action: null } };
    },
    async reload() {
      log.push("reloaded");
    },
  };
  setDraft(key, { state: "typed", text: "150", seen: null });
  return { field, log, save: () => saveField(desk, field) };
}

test("a part that nobody has changed is saved over another part that somebody has changed", async () => {
  const key = "option:1:2:3/price";
  const { log, save } = typedPrice(key, [changedSince({ price: null })]);
  await save();
  expect(log).toEqual(["sent", "reloaded", 'sent in {"price":null}']);
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

test("what was typed into a part of a record that the page has left stays typed, and is sent once", async () => {
  vi.stubGlobal("document", { activeElement: null });
  const key = "option:1:2:5/price";
  const { field, log } = typedPrice(key, [changedSince({ price: null })]);
  const records: null[] = [null];
  await saveField(desk, { ...field, current: () => records.pop() });
  expect(log).toEqual(["sent", "reloaded"]);
  expect(draftOf(key)).toEqual({ text: "150", seen: null, state: "typed" });
});

test("a field that a server without a database has refused can be saved again", async () => {
  const key = "option:1:2:7/price";
  const problem = { code: "not_ready" as const, status: 503, message: "", payload: null };
  const { log, save } = typedPrice(key, [{ ok: false, problem }]);
  await save();
  expect(draftOf(key)).toEqual({ text: "150", seen: null, state: "unreachable" });
  await save();
  expect(log).toEqual(["sent", "sent"]);
  expect(draftOf(key)).toEqual({ state: "saved" });
});

test("a field whose call has thrown is saved when it is left again", async () => {
  const key = "option:1:2:6/price";
  const { field, log, save } = typedPrice(key, []);
  const send = () => Promise.reject(new Error("no chunk"));
  await expect(saveField(desk, { ...field, send })).rejects.toThrow("no chunk");
  await save();
  expect(log).toEqual(["sent"]);
  expect(draftOf(key)).toEqual({ state: "saved" });
});
