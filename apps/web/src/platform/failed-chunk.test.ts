import { expect, test, vi } from "vitest";
import { reloadInstead } from "./failed-chunk.ts";

test("on the server, which cannot reload, a missing file rejects with its own error", async () => {
  const missing = new Error("Cannot find module");
  await expect(reloadInstead(missing)).rejects.toBe(missing);
  expect(console.error).toHaveBeenCalledWith("[noren]", missing);
  vi.mocked(console.error).mockClear();
});
