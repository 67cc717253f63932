import { expect, test } from "vitest";
import { telLink } from "./tel-link.ts";

test("a telephone link holds only what can be dialled", () => {
  expect(telLink("+33 6.39-98 12 34 (soir)")).toBe("tel:+33639981234");
});
