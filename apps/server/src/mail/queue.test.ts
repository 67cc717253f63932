import { asCents } from "@noren/ordering/money.ts";
import { priceCart } from "@noren/ordering/totals.ts";
import { expect, test } from "vitest";
import { aFullCart, aPlacedOrder, aRestaurant } from "../../test/mail/mail-builders.ts";
import { anEmbeddedDatabase, commitMailsOf, outboxOf } from "../../test/mail/outbox.ts";
import { fromJson } from "../db/json-text.ts";
import { transact } from "../db/transact.ts";
import type { OrderMailData } from "./order-mail-data.ts";
import { queueOrderMails } from "./queue.ts";

test("a committed order queues a mail to the customer and one to the restaurant", async () => {
  const { database } = await anEmbeddedDatabase();
  await commitMailsOf(database.db, aPlacedOrder());
  const rows = await outboxOf(database.db);
  expect(rows.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ["order_received", "camille@client.example"],
    ["order_incoming", "bonjour@kawabe.example"],
  ]);
});

test("an order that is rolled back queues no mail", async () => {
  const { database } = await anEmbeddedDatabase();
  const lost = transact(database.db, async (trx) => {
    await queueOrderMails(trx, aPlacedOrder());
    throw new Error("the order failed");
  });
  await expect(lost).rejects.toThrow("the order failed");
  expect(await outboxOf(database.db)).toEqual([]);
});

test("a failure to queue an order's mails rolls back the order", async () => {
  const { database } = await anEmbeddedDatabase();
  await database.db.schema.dropTable("outbox").execute();
  await expect(commitMailsOf(database.db, aPlacedOrder())).rejects.toThrow("no such table");
});

test("queueOrderMails is idempotent for an order", async () => {
  const { database } = await anEmbeddedDatabase();
  await commitMailsOf(database.db, aPlacedOrder());
  const before = await outboxOf(database.db);
  await commitMailsOf(database.db, aPlacedOrder({ first_name: "Zoé" }));
  expect(await outboxOf(database.db)).toEqual(before);
});

test("without a restaurant address, only the customer's mail is queued", async () => {
  const { database } = await anEmbeddedDatabase();
  const contacts = { ...aRestaurant().contacts, email: " " };
  await commitMailsOf(database.db, aPlacedOrder({ restaurant: aRestaurant({ contacts }) }));
  const rows = await outboxOf(database.db);
  expect(rows.map(({ kind }) => kind)).toEqual(["order_received"]);
});

test("the customer's mail is in the order's locale, the restaurant's in the site's", async () => {
  const { database } = await anEmbeddedDatabase();
  await commitMailsOf(database.db, aPlacedOrder({ locale: "en" }));
  const rows = await outboxOf(database.db);
  const dishes = rows.map(({ locale, data }) => {
    const { lines } = fromJson(data) as OrderMailData;
    return [locale, lines[1]?.name];
  });
  expect(dishes).toEqual([
    ["en", "Miso soup"],
    ["fr", "Soupe miso"],
  ]);
});

test("a queued mail is not affected by later changes of the menu", async () => {
  const { database } = await anEmbeddedDatabase();
  const cart = priceCart(aFullCart("fr"));
  await commitMailsOf(database.db, aPlacedOrder({ cartIn: () => cart }));
  const before = await outboxOf(database.db);
  const [line] = cart.lines;
  if (!line) throw new Error("the cart is empty");
  line.line.item.item_name = "Autre chose";
  line.unit_price = asCents(1);
  expect(await outboxOf(database.db)).toEqual(before);
  expect(before[0]?.data).toContain("Plateau Rivière");
});
