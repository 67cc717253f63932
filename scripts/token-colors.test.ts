import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NIGHT, PAPER } from "../apps/web/src/ui/token-colors.ts";
import { ROOT } from "./root.ts";

test("colours used outside of the style sheet equal the design tokens", () => {
  const tokens = readFileSync(join(ROOT, "apps/web/src/ui/tokens.css"), "utf8");
  expect(tokens).toContain(`--night: ${NIGHT};`);
  expect(tokens).toContain(`--bg: light-dark(${PAPER},`);
});
