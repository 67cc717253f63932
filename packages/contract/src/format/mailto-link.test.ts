import { expect, test } from "vitest";
import { mailtoLink } from "./mailto-link.ts";

test("an address stays whole in the URL that writes to it", () => {
  expect(mailtoLink("ada@example.org")).toBe("mailto:ada@example.org");
  const link = new URL(mailtoLink("r&d?bcc=eve%41@example.org"));
  expect(link.search).toBe("");
  expect(decodeURIComponent(link.pathname)).toBe("r&d?bcc=eve%41@example.org");
});
