import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import PostalMime from "postal-mime";

type StoredOrder = Record<string, unknown> & { number: string; status: string };

/** What an order left behind in a house's data folder: its row, looked up by the guest's e-mail. */
export function storedOrders(dataDir: string, email: string): StoredOrder[] {
  const database = new DatabaseSync(join(dataDir, "noren.sqlite"), { readOnly: true });
  try {
    const rows = database.prepare("select * from orders where email = ?").all(email);
    return rows.map((row) => ({
      ...row,
      number: String(row.seq).padStart(4, "0"),
      status: String(row.status),
    }));
  } finally {
    database.close();
  }
}

export type WrittenMail = { to: string; subject: string; text: string };

const DELIVERY_TIMEOUT_MS = 15_000;

/** The mails about an order, once that many have been written. */
export async function waitForMails(
  dataDir: string,
  orderNumber: string,
  count: number,
): Promise<WrittenMail[]> {
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS;
  for (;;) {
    const mails = (await readMails(join(dataDir, "mail"))).filter(({ subject }) =>
      subject.includes(orderNumber),
    );
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails were written`);
    await delay(100);
  }
}

async function readMails(folder: string): Promise<WrittenMail[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    files.map(async (name) => {
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      const to = mail.to?.[0]?.address ?? "";
      return { to, subject: mail.subject ?? "", text: mail.text ?? "" };
    }),
  );
}
