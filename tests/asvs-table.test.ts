import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOCUMENT = new URL("../docs/security.md", import.meta.url);
/** The numbers of every level 1 and level 2 requirement of OWASP ASVS 5.0.0. */
const NUMBERS = new URL("./asvs-requirements.json", import.meta.url);

const HEADING = "## OWASP ASVS 5.0, level 2";
const ROW = /^\| *(\d[\d., ]*?) *\| *(\S.*?) *\| *(\S.*?) *\|$/;
const STATES = ["met", "not met", "not applicable"];

const required = JSON.parse(readFileSync(NUMBERS, "utf8")) as string[];
const [, section = ""] = readFileSync(DOCUMENT, "utf8").split(`${HEADING}\n`);
const [tables = "", harm = ""] = section.split(/^### Not met\b.*$/m);

const rows = tables
  .split(/^### /m)
  .slice(1)
  .flatMap((chapter) =>
    chapter.split("\n").flatMap((line) => {
      const [, numbers, state = ""] = ROW.exec(line) ?? [];
      if (numbers === undefined) return [];
      return [{ chapter: chapter.match(/^V\d+/)?.[0], numbers: numbers.split(", "), state }];
    }),
  );

const sorted = (numbers: readonly string[]) =>
  numbers.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));

test("every level 1 and level 2 requirement of OWASP ASVS 5.0 is stated once in docs/security.md", () => {
  const stated = rows.flatMap(({ numbers }) => numbers);
  expect(sorted(stated)).toEqual(sorted(required));
});

test("every requirement stands in the table of its chapter, as met, not met or not applicable", () => {
  const strays = rows.filter(
    ({ chapter, numbers, state }) =>
      !STATES.includes(state) || numbers.some((number) => `V${number.split(".")[0]}` !== chapter),
  );
  expect(strays).toEqual([]);
});

test("every requirement that is not met is named once in the list of what has to be done", () => {
  const notMet = rows.flatMap(({ numbers, state }) => (state === "not met" ? numbers : []));
  const named = harm.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  expect(sorted(named)).toEqual(sorted(notMet));
});
