import { expect, test } from "vitest";
import { formatVolume } from "./volumes.ts";

test("a volume is in centilitres, to the tenth, with a no-break space", () => {
  expect(formatVolume(33, "fr")).toBe("33\u00a0cl");
  expect(formatVolume(37.5, "fr")).toBe("37,5\u00a0cl");
  expect(formatVolume(37.5, "en")).toBe("37.5\u00a0cl");
});
