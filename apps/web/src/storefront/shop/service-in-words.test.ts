import { expect, test } from "vitest";
import { en } from "../../i18n/en.ts";
import { fr } from "../../i18n/fr.ts";
import { serviceInWords } from "./service-in-words.ts";

test("a service that lasts a whole day is written as such, not as equal times", () => {
  const wholeDay = { start: "00:00", end: "00:00" };
  expect(serviceInWords(wholeDay, "fr", fr)).toBe("24\u00a0h/24");
  expect(serviceInWords(wholeDay, "en", en)).toBe("24 hours");
  expect(serviceInWords({ start: "18:00", end: "00:00" }, "fr", fr)).toBe(
    "18\u00a0h\u2009–\u20090\u00a0h",
  );
});
