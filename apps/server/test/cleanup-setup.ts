import { afterAll, afterEach, vi } from "vitest";
import { cleanUpFile } from "./cleanup.ts";

// A setup file runs once per test file, even where test files share modules.
afterAll(cleanUpFile);

// A hook and not `unstubGlobals`, which leaves what the last test of a file has stubbed.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
