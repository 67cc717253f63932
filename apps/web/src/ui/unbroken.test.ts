import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("French punctuation never begins a line", () => {
  expect(unbroken("Une question ? Dites « oui » : 10 %")).toBe(
    "Une question\u00a0? Dites «\u00a0oui\u00a0»\u00a0: 10\u00a0%",
  );
});

test("English stays as it is", () => {
  expect(unbroken("A question? Say “yes”: 10%.")).toBe("A question? Say “yes”: 10%.");
});
