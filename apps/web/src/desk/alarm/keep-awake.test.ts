import { expect, test, vi } from "vitest";
import { keepAwake } from "./keep-awake.ts";

/** A fake browser with a visible page, and the wake locks requested. */
function aBrowser(refuses = false) {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const screen = { asked: 0, released: 0 };
  const request = async () => {
    screen.asked += 1;
    if (refuses) throw new Error("the battery runs low");
    return {
      async release() {
        screen.released += 1;
      },
    };
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { wakeLock: { request } });
  return {
    screen,
    async becomes(visibilityState: "visible" | "hidden"): Promise<void> {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
      await Promise.resolve();
    },
  };
}

test("a wake lock is held, requested again whenever the desk becomes visible, and released at the end", async () => {
  const { screen, becomes } = aBrowser();
  const end = keepAwake();
  expect(screen.asked).toBe(1);
  await becomes("hidden");
  expect(screen.asked).toBe(1);
  await becomes("visible");
  expect(screen.asked).toBe(2);
  end();
  expect(screen.released).toBe(1);
  await becomes("visible");
  expect(screen.asked).toBe(2);
});

test("a browser that refuses or lacks wake locks is left alone", async () => {
  const { screen, becomes } = aBrowser(true);
  const end = keepAwake();
  await becomes("visible");
  expect(screen.asked).toBe(2);
  end();
  vi.stubGlobal("navigator", {});
  keepAwake()();
});
