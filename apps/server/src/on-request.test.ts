import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

const PUT_OFF = /\bsur (simple )?demande\b|\b(up)?on request\b/i;

test('no text in French or English refers a customer to information "on request"', () => {
  const files = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !file.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => PUT_OFF.test(readFileSync(join(ROOT, file), "utf8")));
  expect(found).toEqual([]);
});
