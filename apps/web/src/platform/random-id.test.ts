import { expect, test } from "vitest";
import { randomId } from "./random-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("without randomUUID an id is made of random bytes", () => {
  const withoutUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(randomId(withoutUuid)).toMatch(UUID);
  expect(randomId(withoutUuid)).not.toBe(randomId(withoutUuid));
});
