import { NOON } from "@noren/ordering/testing.ts";
import { describe, expect, test } from "vitest";
import { aRestaurant } from "../../test/mail/mail-builders.ts";
import { deliverAt, GIVEN_UP, RETRIED, SENT } from "../../test/mail/mail-delivery.ts";
import { anEmbeddedDatabase, outboxOf } from "../../test/mail/outbox.ts";
import { shownBy } from "../../test/mail/read-mail.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { type CodeMailData, writeCodeMail } from "./code-mail.ts";
import { type CodeMail, queueCodeMail } from "./queue-code.ts";

const MINUTE = 60_000;

function aCode(over: Partial<CodeMailData> = {}): CodeMailData {
  return {
    purpose: "confirm",
    code: "042137",
    minutes: 10,
    restaurant: aRestaurant().contacts,
    ...over,
  };
}

function aCodeMail(over: Partial<CodeMail> = {}): CodeMail {
  return {
    recipient: "ada@client.example",
    isUnknownAddress: false,
    locale: "fr",
    data: aCode(),
    now: NOON,
    expires_at: NOON + 10 * MINUTE,
    ...over,
  };
}

function queue(db: Db, over: Partial<CodeMail> = {}): Promise<void> {
  return transact(db, (trx) => queueCodeMail(trx, aCodeMail(over)));
}

describe.each(["confirm", "reset", "change"] as const)("the mail of a %s code", (purpose) => {
  test.each(["fr", "en"] as const)("contains the code in subject, text and HTML (%s)", (locale) => {
    const { subject, text, html } = writeCodeMail(aCode({ purpose }), locale);
    expect(subject).toMatch(/^042137 .* Kawabe$/);
    for (const form of [text, shownBy(html)]) {
      expect(form.match(/\b\d{6}\b/g)).toEqual(["042137"]);
      expect(form).toMatch(/10.minutes/);
      expect(form).toContain("+33 4 65 71 20 12");
    }
  });

  test("follows French typography and loads no remote content", () => {
    const { subject, text, html } = writeCodeMail(aCode({ purpose }), "fr");
    for (const form of [subject, text, shownBy(html)]) {
      expect(form).not.toMatch(/[ \u202f][;:!?]/);
      expect(form).not.toMatch(/['"]/);
    }
    expect(html).not.toMatch(/https?:|url\(|<img|<link|<script|@import/i);
  });
});

test("the text of a code mail differs for each purpose", () => {
  const texts = (["confirm", "reset", "change"] as const).map(
    (purpose) => writeCodeMail(aCode({ purpose }), "en").text,
  );
  expect(new Set(texts).size).toBe(3);
});

test("a code is sent once, and then code and recipient are erased from the outbox", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await queue(database.db);
  await deliverAt(database.db, server.url, { now: NOON }).waitForLog(SENT, 1);
  expect(server.received[0]?.email.subject).toContain("042137");
  expect(server.received[0]?.recipients).toEqual(["ada@client.example"]);
  expect(JSON.stringify(await outboxOf(database.db))).not.toMatch(/042137|ada@/);
});

test("queueCodeMail replaces an unsent code of the same address and of no other", async () => {
  const { database } = await anEmbeddedDatabase();
  await queue(database.db);
  await queue(database.db, { recipient: "bob@client.example" });
  await queue(database.db, { data: aCode({ code: "999999" }) });
  const rows = await outboxOf(database.db);
  expect(rows.map(({ recipient }) => recipient)).toEqual([
    "bob@client.example",
    "ada@client.example",
  ]);
  expect(rows[1]?.data).toContain("999999");
});

test("an expired code is not sent and is erased from the outbox", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await queue(database.db);
  await deliverAt(database.db, server.url, { now: NOON + 10 * MINUTE }).waitForLog(GIVEN_UP, 1);
  expect(server.received).toEqual([]);
  expect(JSON.stringify(await outboxOf(database.db))).not.toMatch(/042137|ada@/);
});

test("a code is given up and erased if it would expire before the next attempt", async () => {
  const { database } = await anEmbeddedDatabase();
  const refuse = () => ({ code: 450, text: "later" });
  const server = await aMailServer({ refuse });
  await queue(database.db, { expires_at: NOON + 5000 });
  await deliverAt(database.db, server.url, { now: NOON }).waitForLog(GIVEN_UP, 1);
  expect(JSON.stringify(await outboxOf(database.db))).not.toMatch(/042137|ada@/);
});

test("a code that does not expire before the next attempt is retried", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer({ refuse: () => ({ code: 450, text: "later" }) });
  await queue(database.db);
  await deliverAt(database.db, server.url, { now: NOON }).waitForLog(RETRIED, 1);
  expect((await outboxOf(database.db))[0]?.data).toContain("042137");
});

test("a code for an unknown address is stored blank and as sent, and never delivered", async () => {
  const { database } = await anEmbeddedDatabase();
  await queue(database.db, { isUnknownAddress: true });
  expect(JSON.stringify(await outboxOf(database.db))).not.toMatch(/042137|ada@/);
  const server = await aMailServer();
  await deliverAt(database.db, server.url, { now: NOON }).waitForLog(SENT, 1);
  expect(server.received).toEqual([]);
});
