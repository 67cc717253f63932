import { expect, test } from "vitest";
import { formatSlot } from "./slots.ts";

test("a slot is written as its hours are everywhere else", () => {
  expect(formatSlot("19:30-20:00", "fr")).toBe("19\u00a0h\u00a030\u2009–\u200920\u00a0h");
  expect(formatSlot("19:30", "fr")).toBe("19\u00a0h\u00a030");
  expect(formatSlot("19:30-20:00", "en")).toBe("19:30\u2009–\u200920:00");
});

test("a label of another make is left as it came", () => {
  expect(formatSlot("ASAP", "fr")).toBe("ASAP");
  expect(formatSlot("midi", "fr")).toBe("midi");
});
