import { expect, test } from "vitest";
import { guardLeaving } from "./leave-guard.ts";

/** A window whose page is about to go: whether the browser would ask first. */
function aWindow() {
  const window = Object.assign(new EventTarget(), { navigation: new EventTarget() });
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const navigate = (userInitiated: boolean, sameDocument: boolean) =>
    window.navigation.dispatchEvent(
      Object.assign(new Event("navigate"), { userInitiated, destination: { sameDocument } }),
    );
  return { window, asks, navigate };
}

test("the browser asks before the page is left, and no longer than that", () => {
  const { window, asks } = aWindow();
  const release = guardLeaving(window);
  expect(asks()).toBe(true);
  release();
  expect(asks()).toBe(false);
});

test("the way to the bank's page is free", () => {
  const { window, asks, navigate } = aWindow();
  guardLeaving(window);
  navigate(false, false);
  expect(asks()).toBe(false);
});

test("a guest who leaves, or an address that changes within the page, is none of it", () => {
  const { window, asks, navigate } = aWindow();
  guardLeaving(window);
  navigate(true, false);
  navigate(false, true);
  expect(asks()).toBe(true);
});

test("a browser that cannot tell the two apart is not guarded", () => {
  const window = new EventTarget();
  guardLeaving(window);
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});
