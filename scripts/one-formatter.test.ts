import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { files } from "./import-graph.ts";
import { ROOT } from "./root.ts";

/**
 * Pages, mails, tickets and receipts write amounts, dates, times, numbers and rates alike because
 * `packages/contract/src/format` alone writes them.
 */
const FORMATTER = "packages/contract/src/format/";
const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(FORMATTER))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

function filesWith(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test("only the formatter asks the platform for a form, but for the clock of a time zone", () => {
  expect(filesWith(/\bIntl\.\w+Format\b|\.toLocale[A-Z]/)).toEqual([
    "packages/ordering/src/zone-offset.ts",
  ]);
});

test("no amount or rate is put together by hand", () => {
  const space = String.raw`(?: |\u00a0|\u202f|\\u00a0|\\u202f|&nbsp;)`;
  const unit = new RegExp(String.raw`\}${space}?€|\}${space}%|€\$\{|[-−]\$\{\w*[mM]oney`);
  expect(filesWith(unit)).toEqual([]);
});

test("no hour is put together by hand: `19 h 30` has two no-break spaces", () => {
  expect(filesWith(/\\u00a0h(\\u00a0|\$|`)/)).toEqual([]);
});

test("a word's no-break space is one of full width: the narrow one groups the digits of numbers", () => {
  expect(filesWith(/\u202f|\\u202f/)).toEqual(["apps/server/src/printing/code-page.ts"]);
});

test("no French sentence beside its translation lets punctuation begin a line", () => {
  expect(filesWith(/\bfr:\s*"[^"]*( [;:?!»%€]|« )/)).toEqual([]);
});
