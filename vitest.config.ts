import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { icons } from "./apps/web/icons.ts";

const EMBEDDED = "apps/server/test/fixture-embedded.ts";
const POSTGRES = "apps/server/test/fixture-postgres.ts";
const CLEANUP = "apps/server/test/cleanup-setup.ts";

/** A test file's second ending says what it needs; without one it needs nothing. */
const NEEDS = "{api,db,postgres,slow}";

export default defineConfig({
  plugins: [icons()],
  test: {
    globalSetup: ["tests/memory-setup.ts"],
    setupFiles: ["tests/fail-on-console-error.ts", CLEANUP],
    // Left to itself Vitest keeps one core free, on a machine of two the second one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ["default"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // A second, its default, passes on a busy machine before the other process has had a turn.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}",
            "sample/src/**/*.test.ts",
            "{bench,scripts,tests}/**/*.test.ts",
          ],
          exclude: [`**/*.${NEEDS}.test.ts`, "**/node_modules/**"],
          isolate: false,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/server/src/**/*.api.test.ts"],
          globalSetup: [EMBEDDED],
          isolate: false,
        },
      },
      {
        test: {
          name: "sqlite",
          include: ["apps/server/src/**/*.db.test.ts"],
          globalSetup: [EMBEDDED],
          isolate: false,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["apps/server/src/**/*.{db,postgres}.test.ts"],
          globalSetup: [POSTGRES],
          isolate: false,
        },
      },
      {
        test: {
          name: "slow",
          include: ["{apps,bench,sample,scripts,tests}/**/*.slow.test.ts"],
          globalSetup: [EMBEDDED, POSTGRES],
        },
      },
    ],
  },
});
