import { CODE_PAGE_NUMBERS } from "@noren/contract/staff/printing.ts";
import { expect, test } from "vitest";
import { printable } from "./code-page.ts";

test("a replacement character is printed as a question mark in every code page", () => {
  const printed = CODE_PAGE_NUMBERS.map((codePage) => printable("\ufffd", codePage));
  expect(new Set(printed)).toEqual(new Set(["?"]));
});
