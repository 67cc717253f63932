import { expect, test } from "vitest";
import { guardLeaving } from "./leave-guard.ts";

/** A fake window that reports whether the browser would ask before unloading. */
function aWindow() {
  const window = Object.assign(new EventTarget(), { navigation: new EventTarget() });
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const navigate = (userInitiated: boolean, sameDocument: boolean) =>
    window.navigation.dispatchEvent(
      Object.assign(new Event("navigate"), { userInitiated, destination: { sameDocument } }),
    );
  return { window, asks, navigate };
}

test("the browser asks before the page is left, until the guard is removed", () => {
  const { window, asks } = aWindow();
  const release = guardLeaving(window);
  expect(asks()).toBe(true);
  release();
  expect(asks()).toBe(false);
});

test("the redirect to the bank's page is not blocked", () => {
  const { window, asks, navigate } = aWindow();
  guardLeaving(window);
  navigate(false, false);
  expect(asks()).toBe(false);
});

test("leaving by the guest, or a navigation within the document, keeps the guard", () => {
  const { window, asks, navigate } = aWindow();
  guardLeaving(window);
  navigate(true, false);
  navigate(false, true);
  expect(asks()).toBe(true);
});

test("a browser without the navigation API is not guarded", () => {
  const window = new EventTarget();
  guardLeaving(window);
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});
