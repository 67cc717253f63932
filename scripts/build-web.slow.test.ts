import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

const DIST = join(ROOT, "apps", "web", "dist");

test.each(["client", "server", "desk"])(
  "no script of %s depends on NODE_ENV where it runs: React's production build is the only one",
  (part) => {
    const folder = join(DIST, part);
    const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".js"),
    );
    expect(scripts).not.toEqual([]);
    const dependent = scripts.filter((path) =>
      readFileSync(join(folder, path), "utf8").includes("NODE_ENV"),
    );
    expect(dependent).toEqual([]);
  },
);
