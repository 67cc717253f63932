import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { CLAIM_MS, openOutbox } from "./outbox.ts";
import { aPlacedOrder } from "./testing.ts";
import { deliverAt } from "./testing-delivery.ts";
import { anEmbeddedDatabase, commitMailsOf, openAgain, outboxOf } from "./testing-outbox.ts";
import { aMailServer } from "./testing-smtp.ts";

const SENT = "mail sent";

const CUSTOMER = "camille@client.example";

test("two processes on one database send each mail once", async () => {
  const { database, dataDir } = await anEmbeddedDatabase();
  const other = await openAgain(dataDir);
  const server = await aMailServer();
  const numbers = Array.from({ length: 12 }, (_, i) => String(i));
  for (const number of numbers)
    await commitMailsOf(database.db, aPlacedOrder({ id: number, number }));

  const one = deliverAt(database.db, server.url, { now: NOON });
  const two = deliverAt(other.db, server.url, { now: NOON });
  await server.has(24);
  await Promise.all([one.stop(), two.stop()]);

  const ids = server.received.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(24);
  expect(ids).toHaveLength(24);
  expect(one.linesOf(SENT).length).toBeGreaterThan(0);
  expect(two.linesOf(SENT).length).toBeGreaterThan(0);
});

test("a mail that a killed process had claimed is sent once its claim has run out", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const [held] = await openOutbox(database.db).claim(clock.now, 1);
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.says(SENT, 1);

  clock.now += CLAIM_MS - 1;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another" }));
  delivery.wake();
  await delivery.says(SENT, 3);
  expect(delivery.linesOf(SENT).map(({ mail }) => mail)).not.toContain(held?.id);

  clock.now += 1;
  delivery.wake();
  await delivery.says(SENT, 4);
  expect(delivery.linesOf(SENT)[3]).toMatchObject({ mail: held?.id, attempts: 2 });
});

test("a claim that ran out takes nothing back from the process that has the mail now", async () => {
  const { database } = await anEmbeddedDatabase();
  const outbox = openOutbox(database.db);
  await commitMailsOf(database.db, aPlacedOrder());
  const [late] = await outbox.claim(NOON, 1);
  const [again] = await outbox.claim(NOON + CLAIM_MS, 1);
  if (!late || !again) throw new Error("nothing was claimed");
  expect(again.id).toBe(late.id);

  await outbox.putBack(late, NOON + CLAIM_MS, "too slow");
  expect((await outbox.claim(NOON + CLAIM_MS, 9)).map(({ id }) => id)).not.toContain(late.id);

  await outbox.markSent([again], NOON + CLAIM_MS);
  await outbox.putBack(again, 0, "said after the yes");
  expect((await outboxOf(database.db))[0]).toMatchObject({ last_error: null, recipient: "" });
});

test("a server that is slow with one mail does not hold up the others", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async (address: string) => (address === CUSTOMER ? released : undefined);
  const server = await aMailServer({ hold });
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await commitMailsOf(database.db, aPlacedOrder());
  delivery.wake();
  await delivery.says(SENT, 1);

  await commitMailsOf(database.db, aPlacedOrder({ id: "another", email: "zoe@client.example" }));
  delivery.wake();
  await delivery.says(SENT, 3);
  release();
  await delivery.says(SENT, 4);
});
