import { expect, test } from "vitest";
import { createBackPresses } from "./back-presses.ts";

/** storefront.md §2 and §9. */
const WINDOW_MS = 1000;
const PAGE = { isModalOpen: false, canGoBack: true };
const FIRST_PAGE = { isModalOpen: false, canGoBack: false };
const MODAL = { isModalOpen: true, canGoBack: true };

test("back goes back; a second press within a second leaves the app, a later one does not", () => {
  let now = 0;
  const press = createBackPresses(() => now);
  expect(press(PAGE)).toBe("back");
  now += WINDOW_MS;
  expect(press(PAGE)).toBe("back");
  now += WINDOW_MS - 1;
  expect(press(PAGE)).toBe("exit");
});

test("on the first page one press stays, the second leaves the app", () => {
  const press = createBackPresses(() => 5);
  expect(press(FIRST_PAGE)).toBe("stay");
  expect(press(FIRST_PAGE)).toBe("exit");
});

test("an open modal is closed first, and closing it does not count as a press", () => {
  const press = createBackPresses(() => 5);
  expect(press(MODAL)).toBe("close");
  expect(press(PAGE)).toBe("back");
});
