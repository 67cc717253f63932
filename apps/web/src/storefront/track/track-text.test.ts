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

test("only a pickup is told that it is ready to be collected", () => {
  expect(at("ready")).toBe(words.texts.ready);
  expect(at("ready", { is_pickup: false })).toBe(words.leavesSoon);
});

test.each(["rejected", "cancelled"] as const)(
  "%s with cash or a demo card: the guest reads that there is nothing to pay",
  (progress) => {
    expect(at(progress, { payment_method: "cash" })).toBe(words.nothingToPay);
    expect(at(progress, { demonstration: true })).toBe(words.nothingToPay);
    expect(at(progress)).toBe(words.texts[progress]);
  },
);
