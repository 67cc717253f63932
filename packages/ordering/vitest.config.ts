import { defineConfig } from "vitest/config";

/** Used by mutation testing, which copies only this package into its sandbox. */
export default defineConfig({
  test: { include: ["packages/ordering/src/**/*.test.ts"] },
});
