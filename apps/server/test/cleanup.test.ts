import { describe, expect, test, vi } from "vitest";

describe("what a test stubs, the next one does not see", () => {
  const { Temporal } = globalThis;

  test("stubbed", () => {
    vi.useFakeTimers();
    vi.stubGlobal("Temporal", undefined);
    vi.stubEnv("STUBBED", "1");
    vi.spyOn(console, "log");
  });

  test("restored", () => {
    expect(vi.isFakeTimers()).toBe(false);
    expect(globalThis.Temporal).toBe(Temporal);
    expect(process.env.STUBBED).toBeUndefined();
    expect(vi.isMockFunction(console.log)).toBe(false);
  });
});
