import { DEFAULT_LOCALE, type Locale } from "@noren/contract/locales.ts";
import { transact } from "../db/transact.ts";
import { messageFor } from "../mail/message.ts";
import { dueMail, queueMails } from "../mail/queue.ts";
import { smtpTransport } from "../mail/smtp-transport.ts";
import type { StorageMailData } from "../mail/storage-mail.ts";
import type { StorageWatchInput } from "./watch-storage.ts";

type NotifiedOwner = { id: number; email: string; locale: Locale };

/** Queues one mail a day for each owner. */
export async function notifyOwnersOfLowSpace(input: StorageWatchInput): Promise<void> {
  const { db, now } = input;
  const day = new Date(now()).toISOString().slice(0, 10);
  const owners = await ownersToNotify(input);
  const dedupes = owners.map(({ id }) => `storage_low:${day}:${id}`);
  const queued = await db
    .selectFrom("outbox")
    .select("dedupe")
    .where("dedupe", "in", dedupes.length > 0 ? dedupes : [""])
    .execute();
  if (queued.length >= owners.length) return;
  const mails = owners.map(({ id, email, locale }) =>
    dueMail({
      kind: "storage_low",
      dedupe: `storage_low:${day}:${id}`,
      recipient: email,
      locale,
      data: mailData(input),
      now: now(),
    }),
  );
  await transact(db, (trx) => queueMails(trx, mails));
}

/**
 * Sends mails without the outbox, which cannot be written, to the owners that are due. Returns the
 * ids of those who have it, or whose mailbox will never take it.
 */
export async function notifyOwnersDirectly(
  input: StorageWatchInput,
  isDue: (owner: number) => boolean,
): Promise<number[]> {
  const { config, log, now } = input;
  if (config.smtpUrl === null) return [];
  const owners = (await ownersToNotify(input)).filter(({ id }) => isDue(id));
  if (owners.length === 0) return [];
  const transport = smtpTransport(config.smtpUrl);
  const notified: number[] = [];
  for (const { id, email, locale } of owners) {
    const mail = {
      id,
      dedupe: `storage_full:${now()}:${id}`,
      kind: "storage_full" as const,
      recipient: email,
      locale,
      data: mailData(input),
      created_at: now(),
      is_counted: 0 as const,
    };
    const sent = await transport.send(messageFor(mail, config, new Date(now())));
    if (sent.ok) log.info({ kind: mail.kind }, "mail sent");
    else log.warn({ kind: mail.kind, code: sent.code }, "mail not sent, to be tried again");
    if (sent.ok || sent.isFinal) notified.push(id);
  }
  transport.close();
  return notified;
}

/** All active owners; the restaurant's own address where there is none. */
async function ownersToNotify({ db, catalogue }: StorageWatchInput): Promise<NotifiedOwner[]> {
  const owners = await db
    .selectFrom("staff")
    .select(["id", "email", "locale"])
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .execute();
  const { email } = catalogue.current().settings.contacts;
  const restaurant = { id: 0, email, locale: DEFAULT_LOCALE };
  return (owners.length > 0 ? owners : [restaurant]).filter(({ email }) => email !== "");
}

function mailData({ catalogue, config }: StorageWatchInput): StorageMailData {
  const { name, address, phone, email } = catalogue.current().settings.contacts;
  return { link: `${config.siteRoot}/desk`, restaurant: { name, address, phone, email } };
}
