import { describe, expect, test } from "vitest";
import { phoneKey } from "./contact.ts";

describe("phoneKey gives the same key for a number", () => {
  test.each([
    "+33 6 12 34 56 78",
    "0033612345678",
    "06.12.34.56.78",
    "+33 (0)6 12-34-56-78",
    "+33 06 12 34 56 78",
    "٠٦١٢٣٤٥٦٧٨",
    "06 12 34 56 78 (bureau : 04 78 00 00 00)",
  ])("%s has the key 33612345678", (phone) => expect(phoneKey(phone)).toBe("33612345678"));
});
