import { watch } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NOON } from "@noren/ordering/testing.ts";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { aPlacedOrder, aRestaurant } from "../../test/mail/mail-builders.ts";
import { deliverWith, RETRIED, SENT } from "../../test/mail/mail-delivery.ts";
import { anEmbeddedDatabase, commitMailsOf } from "../../test/mail/outbox.ts";
import { readConfig } from "../config.ts";
import type { Db } from "../db/open.ts";
import { withoutPerson } from "./erase-person.ts";
import { messageFor, type SenderConfig } from "./message.ts";
import { orderMailData } from "./order-mail-data.ts";
import type { QueuedMail } from "./outbox.ts";
import type { PlacedOrder } from "./placed-order.ts";
import { writeMail } from "./write-mail.ts";

const CONFIG: SenderConfig = { mailFrom: null, siteRoot: "https://www.kawabe.example:8443/" };

function aQueuedMail(order: PlacedOrder = aPlacedOrder()): QueuedMail {
  return {
    id: 7,
    dedupe: `order_received:${order.id}`,
    kind: "order_received",
    recipient: order.email,
    locale: "fr",
    data: orderMailData(order, "fr"),
    created_at: NOON,
    is_counted: 0,
  };
}

/** Starts a delivery into files and returns its log. */
const writeFiles = (db: Db, dataDir: string) =>
  deliverWith(db, { ...CONFIG, smtpUrl: null, dataDir }, { now: NOON });

/** Delivers an order's mails as files, as without `SMTP_URL`, and parses them. */
async function filesOf(order: PlacedOrder) {
  const { database, dataDir } = await anEmbeddedDatabase();
  await commitMailsOf(database.db, order);
  const log = writeFiles(database.db, dataDir);
  await log.waitForLog(SENT, 2);
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder)).sort();
  const raws = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const emails = await Promise.all(raws.map((raw) => PostalMime.parse(raw)));
  return { log, names, raws, emails };
}

test("a mail file contains exactly the rendered subject, text and HTML", async () => {
  const order = aPlacedOrder();
  const { emails } = await filesOf(order);
  const written = [
    writeMail("order_incoming", orderMailData(order, "fr"), "fr"),
    writeMail("order_received", withoutPerson(orderMailData(order, "fr")), "fr"),
  ];
  for (const [i, { subject, text, html }] of written.entries()) {
    expect(emails[i]?.subject).toBe(subject);
    expect(emails[i]?.text?.trimEnd()).toBe(text.trimEnd());
    expect(emails[i]?.html?.trimEnd()).toBe(html.trimEnd());
  }
});

const NAMES = [
  "20261121T110000000Z-order_incoming-2.eml",
  "20261121T110000000Z-order_received-1.eml",
];

test("mail files are named by time of queueing, kind and id", async () => {
  const { names } = await filesOf(aPlacedOrder());
  expect(names).toEqual(NAMES);
});

// `fs.watch` reports renames exactly only on Linux.
test.runIf(process.platform === "linux")(
  "a mail file is written atomically by a rename",
  async () => {
    const { database, dataDir } = await anEmbeddedDatabase();
    const folder = join(dataDir, "mail");
    await mkdir(folder);
    const events: [string, string | null][] = [];
    const { promise: seenAll, resolve } = Promise.withResolvers<void>();
    const watcher = watch(folder, (event, name) => {
      events.push([event, name]);
      if (name === "last") resolve();
    });
    onTestFinished(() => watcher.close());

    await commitMailsOf(database.db, aPlacedOrder());
    await writeFiles(database.db, dataDir).waitForLog(SENT, 2);
    await writeFile(join(folder, "last"), "");
    await seenAll;
    for (const name of NAMES)
      expect(events.filter((event) => event[1] === name)).toEqual([["rename", name]]);
  },
);

test("a mail file that cannot be written is retried and leaves no temporary file", async () => {
  const { database, dataDir } = await anEmbeddedDatabase();
  for (const name of NAMES) await mkdir(join(dataDir, "mail", name), { recursive: true });
  await commitMailsOf(database.db, aPlacedOrder());
  const log = writeFiles(database.db, dataDir);
  await log.waitForLog(RETRIED, 2);
  expect((await readdir(join(dataDir, "mail"))).sort()).toEqual(NAMES);
});

test("without SMTP_URL, the log says once that mails are written as files", async () => {
  const { log } = await filesOf(aPlacedOrder());
  expect(log.linesOf("SMTP_URL is not set: mails are written as files")).toHaveLength(1);
});

test("messageFor gives a retried mail the same Message-ID and file name", () => {
  const first = messageFor(aQueuedMail(), CONFIG, new Date(NOON));
  const again = messageFor(aQueuedMail(), CONFIG, new Date(NOON + 60_000));
  expect(again.messageId).toBe(first.messageId);
  expect(again.fileName).toBe(first.fileName);
  const other = messageFor(aQueuedMail(aPlacedOrder({ id: "another" })), CONFIG, new Date(NOON));
  expect(other.messageId).not.toBe(first.messageId);
});

test("the Message-ID does not contain the order's id, which is secret", () => {
  const order = aPlacedOrder();
  expect(messageFor(aQueuedMail(order), CONFIG, new Date(NOON)).messageId).not.toContain(order.id);
});

test.each([
  ["mails@noren.example", { name: "Kawabe", address: "mails@noren.example" }],
  ["<mails@noren.example>", { name: "Kawabe", address: "mails@noren.example" }],
  ["Chez Kawabe <mails@noren.example>", { name: "Chez Kawabe", address: "mails@noren.example" }],
  [
    "Kawabe, Sushi <mails@noren.example>",
    { name: "Kawabe, Sushi", address: "mails@noren.example" },
  ],
  [
    '"Kawabe, Sushi" <mails@noren.example>',
    { name: "Kawabe, Sushi", address: "mails@noren.example" },
  ],
  [
    '"Kawabe \\"le <vrai>\\"" <mails@noren.example>',
    { name: 'Kawabe "le <vrai>"', address: "mails@noren.example" },
  ],
  [
    'Chez "Kawabe" <mails@noren.example>',
    { name: 'Chez "Kawabe"', address: "mails@noren.example" },
  ],
  [undefined, { name: "Kawabe", address: "bonjour@kawabe.example" }],
])(
  "the sender is MAIL_FROM, or else the restaurant's address (MAIL_FROM: %s)",
  async (MAIL_FROM, from) => {
    const { mailFrom } = await readConfig({ MAIL_FROM });
    expect(messageFor(aQueuedMail(), { ...CONFIG, mailFrom }, new Date(NOON)).from).toEqual(from);
  },
);

test("the sender is noreply@ the site's host without MAIL_FROM and a restaurant address", () => {
  const contacts = { ...aRestaurant().contacts, email: "au comptoir" };
  const order = aPlacedOrder({ restaurant: aRestaurant({ contacts }) });
  const { from, replyTo } = messageFor(aQueuedMail(order), CONFIG, new Date(NOON));
  expect(from.address).toBe("noreply@www.kawabe.example");
  expect(replyTo).toBeNull();
});

test("an address beyond ASCII before the @ is in the text, and in no header of another's mail", async () => {
  const email = "квіточка@пошта.укр";
  const { emails } = await filesOf(aPlacedOrder({ email }));
  const incoming = emails.find(({ to }) => to?.[0]?.address === "bonjour@kawabe.example");
  expect(incoming?.replyTo).toBeUndefined();
  for (const body of [incoming?.text, incoming?.html]) expect(body).toContain(email);
  const contacts = { ...aRestaurant().contacts, email: "café@kawabe.example" };
  const order = aPlacedOrder({ restaurant: aRestaurant({ contacts }) });
  const message = messageFor(aQueuedMail(order), CONFIG, new Date(NOON));
  expect(message.from.address).toBe("noreply@www.kawabe.example");
  expect(message.replyTo).toBeNull();
  expect(message.text).toContain("café@kawabe.example");
});

test("a domain beyond ASCII is encoded in the headers", async () => {
  const { emails } = await filesOf(aPlacedOrder({ email: "r&d@bücher.example" }));
  expect(emails.map(({ replyTo }) => replyTo?.[0]?.address)).toContain("r&d@xn--bcher-kva.example");
});

const HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

test.each([
  ["a comma and an address", "Zoé, eve@x.example"],
  ["quotes", 'Jean "le Chef" \\ O’Brien'],
  ["line breaks", "Zoé\r\nBcc: eve@x.example\r\n\r\n<b>"],
  ["line separators", "Zoé\u2028Bcc: eve@x.example\u0085X: y"],
  ["an encoded word", "=?utf-8?q?eve=40x.example=2C?="],
  ["emoji", "🍣 Zoé 寿司"],
  ["brackets", "<eve@x.example>"],
  ["much", "Zoé ".repeat(100).trim()],
])("a name that contains %s adds no header and no recipient", async (_, name) => {
  const contacts = { ...aRestaurant().contacts, name };
  const order = aPlacedOrder({
    first_name: name,
    number: name,
    restaurant: aRestaurant({ contacts }),
  });
  const { emails } = await filesOf(order);
  for (const email of emails) {
    expect(email.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    expect(email.to?.map(({ address }) => address)).toHaveLength(1);
    expect(["camille@client.example", "bonjour@kawabe.example"]).toContain(email.to?.[0]?.address);
    expect(email.from?.address).toBe("bonjour@kawabe.example");
    expect(email.replyTo).toHaveLength(1);
  }
  const plain = name.replace(/[\r\n\u2028\u0085]+/g, " ").replace("=?", "= ?");
  expect(emails[0]?.to?.[0]?.name).toBe(plain);
});
