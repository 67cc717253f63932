import { defineConfig } from "vitest/config";

/** For mutation testing, which copies the rules alone into its sandbox. */
export default defineConfig({
  test: { include: ["packages/ordering/src/**/*.test.ts"] },
});
