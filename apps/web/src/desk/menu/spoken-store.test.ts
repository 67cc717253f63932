import { expect, test } from "vitest";
import { silence, speak, useSpoken } from "./spoken-store.ts";

test("a field that is saved takes back its own words, not those of a later field", () => {
  speak("Price. Not saved.");
  speak("Name. Not saved.");
  silence("Price. Not saved.");
  expect(useSpoken.getState().text).toBe("Name. Not saved.");
  silence("Name. Not saved.");
  expect(useSpoken.getState().text).toBe("");
});
