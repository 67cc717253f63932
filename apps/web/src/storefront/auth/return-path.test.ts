import { expect, test } from "vitest";
import { ownPath } from "./return-path.ts";

test.each([
  ["/checkout?tab=personal", "/checkout?tab=personal"],
  ["/en/profile/ViewOrders?page=2#o-12", "/en/profile/ViewOrders?page=2#o-12"],
  ["/", "/"],
  ["/menu/../checkout", "/checkout"],
  ["/authors", "/authors"],
])("%s leads to %s", (stored, path) => {
  expect(ownPath(stored)).toBe(path);
});

test.each([
  null,
  "",
  "menu",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "http://own.invalid.evil.example",
])("%j is not a valid path", (stored) => {
  expect(ownPath(stored)).toBeNull();
});

test.each(["/auth", "/auth/login", "/en/auth/verify?x=1", "/menu/../auth/login"])(
  "signing in never redirects to %s",
  (stored) => {
    expect(ownPath(stored)).toBeNull();
  },
);
