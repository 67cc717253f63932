import { afterEach, beforeEach, expect, vi } from "vitest";

/** Something that was worth an error line and that no test expected is a failure. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, "unexpected console.error").toEqual([]);
});
