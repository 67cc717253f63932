import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";
import { createPasswords } from "./passwords.ts";

const { hash, matches } = createPasswords();

test("a hash is argon2id with a salt of its own, and only its password matches it", async () => {
  const [one, two] = await Promise.all([hash("le mot juste"), hash("le mot juste")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await matches("le mot juste", one)).toBe(true);
  expect(await matches("le mot juste", two)).toBe(true);
  expect(await matches("le mot juste ", one)).toBe(false);
});

test("a hash that was made at other costs still matches", async () => {
  const cheap =
    "$argon2id$v=19$m=64,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$2AuuAbsV5czTXcsmgOSimBMj9pLHtSlcZg6xJ0r3_VI";
  expect(await matches("le mot juste", cheap)).toBe(true);
  expect(await matches("un autre", cheap)).toBe(false);
});

test.each([null, "", "$2b$10$abc", "$argon2id$v=19$m=64,t=1,p=1$salt"])(
  "nothing matches what is no hash: %j",
  async (stored) => {
    expect(await matches("le mot juste", stored)).toBe(false);
    expect(await matches("", stored)).toBe(false);
  },
);

test("of many works so many run at once, in their order, also after one fails", async () => {
  const inTurn = atMost(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    order.push(n);
    running -= 1;
    if (n === 1) throw new Error("failed");
  };
  const works = [0, 1, 2, 3, 4].map((n) => inTurn(work(n)));
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
  expect([order, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});

test("whoever comes while others change places waits as well", async () => {
  const inTurn = atMost(1);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  const comeLater = async (turns: number) => {
    for (let i = 0; i < turns; i++) await Promise.resolve();
    await inTurn(work);
  };
  const first = [inTurn(work), inTurn(work)];
  await first[0];
  await Promise.all([...first, ...[0, 1, 2, 3].map(comeLater)]);
  expect(most).toBe(1);
});
