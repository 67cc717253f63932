import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { icons } from "./apps/web/icons.ts";

export default defineConfig({
  plugins: [icons()],
  test: {
    include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "{bench,scripts,tests}/**/*.test.ts"],
    globalSetup: ["apps/server/src/testing/one-postgres.ts"],
    setupFiles: ["tests/fail-on-console-error.ts"],
    // Left to itself Vitest keeps one core free, on a machine of two the second one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ["default"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
