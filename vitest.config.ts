import { defineConfig } from "vitest/config";
import { icons } from "./apps/web/icons.ts";

export default defineConfig({
  plugins: [icons()],
  test: {
    include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "{bench,scripts,tests}/**/*.test.ts"],
    globalSetup: ["apps/server/src/testing/one-postgres.ts"],
    setupFiles: ["tests/fail-on-console-error.ts"],
    reporters: ["default"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
