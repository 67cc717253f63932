import { expect, test } from "vitest";
import { formatCountry } from "./countries.ts";

test("a country has its name in each language, and an unknown code stays", () => {
  expect(formatCountry("DE", "fr")).toBe("Allemagne");
  expect(formatCountry("DE", "en")).toBe("Germany");
  expect(formatCountry("QX", "fr")).toBe("QX");
});
