import { expect, test } from "vitest";
import { raiseIn } from "./kept-raise.ts";

const RAISE = {
  ...{ direction: "down", kind: "percent", text: "3", which: "price_pickup", step: 10 },
  leftOut: ["dish:12"],
};

test("a change of many prices is read as it was kept, and what is no such form is none", () => {
  expect(raiseIn(RAISE)).toEqual(RAISE);
  for (const broken of [null, [], {}, { ...RAISE, text: 3 }, { ...RAISE, leftOut: "dish:12" }])
    expect(raiseIn(broken)).toBeNull();
});

test("an unknown selection is read as the usual one", () => {
  const odd = { text: "3", leftOut: [12, "dish:12"], which: "tax", step: 7, kind: 1 };
  expect(raiseIn(odd)).toEqual({
    ...{ direction: "up", kind: "amount", text: "3", which: "both", step: null },
    leftOut: ["dish:12"],
  });
});
