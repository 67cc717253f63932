import { expect, test } from "vitest";
import {
  newAttempt,
  newLocalId,
  others,
  readAttempt,
  withAnswered,
  withSent,
} from "./order-attempt.ts";
import { aSending } from "./testing.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("every attempt has an id of its own", () => {
  expect(newAttempt().local_id).toMatch(UUID);
  expect(newAttempt().local_id).not.toBe(newAttempt().local_id);
});

test("a page without randomUUID makes one of random bytes", () => {
  const withoutUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(newLocalId(withoutUuid)).toMatch(UUID);
  expect(newLocalId(withoutUuid)).not.toBe(newLocalId(withoutUuid));
});

test("what was sent is kept until it is answered, each contents once", () => {
  const [first, second] = [aSending(), aSending({ total: 9 })];
  const sent = withSent(withSent(withSent(newAttempt(), first), second), first);
  expect(sent.unanswered).toEqual([second, first]);
  expect(others(sent, first)).toEqual([second]);
  expect(withAnswered(sent, first).unanswered).toEqual([second]);
});

test("an attempt comes back from storage as it was, with its contents", () => {
  const attempt = withSent(newAttempt(), aSending());
  expect(readAttempt(JSON.stringify(attempt))).toEqual(attempt);
});

test.each([null, "", "{", "null", "{}", '{"local_id":"x"}'])("%j is no attempt", (text) => {
  expect(readAttempt(text)).toBeNull();
});
