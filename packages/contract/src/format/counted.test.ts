import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("a quantity stands before the name only from two on", () => {
  expect([counted(1, "Edamame"), counted(2, "Edamame")]).toEqual(["Edamame", "2 × Edamame"]);
});
