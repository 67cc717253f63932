import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const folder = mkdtempSync(join(tmpdir(), "noren-fingerprint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["noren", "node_modules/noren", "a.test.ts/noren"])(
  "in a clone at %s the sources count, tests and installed packages do not",
  (clone) => {
    const root = join(folder, clone);
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      return fingerprint(["src"], root);
    };
    const first = write("src/page.ts", "1");
    expect(write("src/page.test.ts", "1")).toBe(first);
    expect(write("src/node_modules/react/index.js", "1")).toBe(first);
    expect(write("src/page.ts", "2")).not.toBe(first);
  },
);
