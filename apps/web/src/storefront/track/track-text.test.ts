import { expect, test } from "vitest";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { trackText } from "./track-text.ts";

const words = TRACK_WORDS.fr;
const at = (progress: "ready" | "rejected" | "cancelled", over: object = {}) =>
  trackText(
    {
      progress,
      order: { is_pickup: true, payment_method: "card", demonstration: false, ...over },
    },
    words,
  );

test("only who fetches their order is told that it waits for them", () => {
  expect(at("ready")).toBe(words.texts.ready);
  expect(at("ready", { is_pickup: false })).toBe(words.leavesSoon);
});

test.each(["rejected", "cancelled"] as const)(
  "%s in cash or at the demonstration, nothing is said of money that nobody paid",
  (progress) => {
    expect(at(progress, { payment_method: "cash" })).toBe(words.nothingToPay);
    expect(at(progress, { demonstration: true })).toBe(words.nothingToPay);
    expect(at(progress)).toBe(words.texts[progress]);
  },
);
