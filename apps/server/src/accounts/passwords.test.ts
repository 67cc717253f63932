import { expect, test } from "vitest";
import { createPasswords, hashThreads } from "./passwords.ts";

const { hash, matches } = createPasswords();

test("a hash is argon2id with a random salt, and only its own password matches it", async () => {
  const [one, two] = await Promise.all([hash("le mot juste"), hash("le mot juste")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await matches("le mot juste", one)).toBe(true);
  expect(await matches("le mot juste", two)).toBe(true);
  expect(await matches("le mot juste ", one)).toBe(false);
});

test("a hash computed with other cost parameters still matches", async () => {
  const cheap =
    "$argon2id$v=19$m=64,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$2AuuAbsV5czTXcsmgOSimBMj9pLHtSlcZg6xJ0r3_VI";
  expect(await matches("le mot juste", cheap)).toBe(true);
  expect(await matches("un autre", cheap)).toBe(false);
});

test.each([null, "", "$2b$10$abc", "$argon2id$v=19$m=64,t=1,p=1$salt"])(
  "no password matches an invalid hash: %j",
  async (stored) => {
    expect(await matches("le mot juste", stored)).toBe(false);
    expect(await matches("", stored)).toBe(false);
  },
);

test("hashes beyond the queue's limit are rejected with retryAfter; the queued ones are computed", async () => {
  const { hash, matches: compare } = createPasswords(hashThreads(), 1);
  const works = [hash("un"), compare("deux", null), hash("trois"), compare("quatre", null)];
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  expect(results[3]).toMatchObject({ reason: { retryAfter: expect.any(Number) } });
  expect(await compare("encore", null)).toBe(false);
});

test("a full queue of hashes keeps no other queue on the same threads from its share", async () => {
  const threads = hashThreads();
  const customers = createPasswords(threads, 20);
  const desk = createPasswords(threads);
  let left = 22;
  const crowd = Array.from({ length: 22 }, async () => {
    await customers.matches("le mot juste", null);
    left -= 1;
  });
  await expect(customers.hash("one too many")).rejects.toMatchObject({ retryAfter: 3 });
  await desk.matches("le mot juste", null);
  expect(left).toBeGreaterThan(14);
  await Promise.all(crowd);
});
