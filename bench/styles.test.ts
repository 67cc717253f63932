import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../apps/web/src");
const ASKS_THE_WHOLE_PAGE = /(?<![\w.-])(html|body|:root|main)[^\s,{>]*:has\(/;

/**
 * Such a selector makes the browser check the whole page at each change: see `use-root-mark.ts`.
 */
test("no style of the storefront uses :has() on the root, the body or main", () => {
  const files = globSync(["ui/**/*.css", "storefront/**/*.css"], { cwd: WEB });
  expect(files.length).toBeGreaterThan(50);
  const asking = (file: string) => ASKS_THE_WHOLE_PAGE.test(readFileSync(join(WEB, file), "utf8"));
  expect(files.filter(asking)).toEqual([]);
});
