import { expect, test, vi } from "vitest";
import { reloadInstead } from "./failed-chunk.ts";

test("on the server, which has nothing to reload, a missing file is the fault that is told", async () => {
  const missing = new Error("Cannot find module");
  await expect(reloadInstead(missing)).rejects.toBe(missing);
  expect(console.error).toHaveBeenCalledWith("[noren]", missing);
  vi.mocked(console.error).mockClear();
});
