import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import PostalMime from "postal-mime";

export type WrittenMail = { to: string; subject: string; text: string };

/** The code in the newest mail to the address, once `count` mails with a code were written. */
export async function waitForCode(dataDir: string, email: string, count = 1): Promise<string> {
  const mails = await waitFor(dataDir, count, ({ to, subject }) => {
    return to === email && CODE.test(subject);
  });
  const newest = mails.at(-1)?.subject ?? "";
  return CODE.exec(newest)?.[0] ?? "";
}

const CODE = /^\d{6}\b/;
const DELIVERY_TIMEOUT_MS = 15_000;

/** The link to undo a change of e-mail address, from the mail to the old address. */
export async function waitForUndoLink(dataDir: string, email: string): Promise<string> {
  const mails = await waitFor(dataDir, 1, ({ to, text }) => to === email && UNDO.test(text));
  return UNDO.exec(mails[0]?.text ?? "")?.[0] ?? "";
}

const UNDO = /https?:\S+\/auth\/restore-email#[\w-]+/;

/** The mails about an order written so far. */
export async function writtenMails(dataDir: string, orderNumber: string): Promise<WrittenMail[]> {
  const mails = await readMails(join(dataDir, "mail"));
  return mails.filter(isAbout(orderNumber));
}

/** The mails about an order, once `count` were written. */
export async function waitForMails(
  dataDir: string,
  orderNumber: string,
  count: number,
): Promise<WrittenMail[]> {
  return waitFor(dataDir, count, isAbout(orderNumber));
}

/** Matches the whole number: a sign-in code may contain the same digits. */
function isAbout(orderNumber: string) {
  const whole = new RegExp(String.raw`\b${orderNumber}\b`);
  return ({ subject }: WrittenMail) => whole.test(subject);
}

/** Polls until `count` matching mails were written; oldest first. */
export async function waitFor(
  dataDir: string,
  count: number,
  isMeant: (mail: WrittenMail) => boolean,
): Promise<WrittenMail[]> {
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS;
  for (;;) {
    const mails = (await readMails(join(dataDir, "mail"))).filter(isMeant);
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails were written`);
    await delay(100);
  }
}

async function readMails(folder: string): Promise<WrittenMail[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort((a, b) => writtenAt(folder, a) - writtenAt(folder, b));
  return Promise.all(files.map((name) => readMail(join(folder, name))));
}

/** Parsed mails by path; a mail file is written once and never changes. */
const known = new Map<string, Promise<WrittenMail>>();

function readMail(path: string): Promise<WrittenMail> {
  const mail = known.get(path) ?? parseMail(path);
  known.set(path, mail);
  return mail;
}

async function parseMail(path: string): Promise<WrittenMail> {
  const mail = await PostalMime.parse(readFileSync(path));
  const to = mail.to?.[0]?.address ?? "";
  return { to, subject: mail.subject ?? "", text: mail.text ?? "" };
}

function writtenAt(folder: string, name: string): number {
  return statSync(join(folder, name)).mtimeMs;
}

/** The newest mail to the address, once there is one. */
export async function waitForMailTo(dataDir: string, email: string): Promise<WrittenMail> {
  const mails = await waitFor(dataDir, 1, ({ to }) => to === email);
  const newest = mails.at(-1);
  if (!newest) throw new Error(`no mail to ${email}`);
  return newest;
}
