import { beforeEach, expect, test, vi } from "vitest";
import { showInSystemBrowser } from "./system-browser.ts";

const PAGE = "https://order.example.com/pay/o1?key=k";

/**
 * The plugins' web implementations: a window that opens, and a document that becomes visible again.
 */
const open = vi.fn(() => ({ close: () => {} }));
const seenAgain = new EventTarget();
beforeEach(() => {
  open.mockClear();
  vi.stubGlobal("window", Object.assign(globalThis, { open }));
  vi.stubGlobal("document", Object.assign(seenAgain, { hidden: false }));
});

test("an app that becomes visible again keeps waiting until isOver returns true", async () => {
  const answers = [false, true];
  const isOver = vi.fn(async () => answers.shift() ?? false);
  const shown = showInSystemBrowser(PAGE, isOver);
  await expect.poll(() => open).toHaveBeenCalledExactlyOnceWith(PAGE, "_blank");
  seenAgain.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => isOver).toHaveBeenCalledTimes(1);
  seenAgain.dispatchEvent(new Event("visibilitychange"));
  await shown;
  expect(isOver).toHaveBeenCalledTimes(2);

  seenAgain.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  expect(isOver).toHaveBeenCalledTimes(2);
});

test("a device that cannot open the page rejects at once", async () => {
  open.mockImplementationOnce(() => {
    throw new Error("no browser");
  });
  await expect(showInSystemBrowser(PAGE, async () => false)).rejects.toThrow("no browser");
});
