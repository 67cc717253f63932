import type { Locale } from "@noren/contract/problems.ts";
import { sql } from "kysely";
import { isPostgres } from "../db/dialect.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { OutboxRow } from "../db/mail-tables.ts";
import type { Db } from "../db/open.ts";
import type { MailData, MailKind } from "./mail-kind.ts";

/** A mail that is ours to send until the claim ends. */
export type ClaimedMail = {
  id: number;
  dedupe: string;
  kind: MailKind;
  recipient: string;
  locale: Locale;
  data: MailData;
  created_at: number;
  /** From then on nobody needs it; null for a mail that is always worth sending. */
  expires_at: number | null;
  /** Counts this one; tells a claim from a later one on the same mail. */
  attempts: number;
  /** 1 where the limit of its recipient has let it through before. */
  is_counted: 0 | 1;
};

/** Longer than a send can last; a process never claims again what it still holds, however long. */
export const CLAIM_MS = 5 * 60_000;

/** Codes have a sender of their own: nothing else can make them wait. */
export type Share = "codes" | "others";

/** The `next_attempt_at` of a mail that was given up: the last instant that a date can name. */
export const NEVER = 8.64e15;

/** The senders' side of the outbox; any number of processes may work on the same one. */
export function openOutbox(db: Db) {
  const hasRowLocks = isPostgres(db);

  /**
   * The oldest mails of a share that are due and nobody's, except those that the process `holds`. One
   * statement: SQLite lets one writer in at a time, on PostgreSQL rows that another process is
   * claiming are passed over.
   */
  async function claim(
    now: number,
    limit: number,
    share: Share,
    exclude: readonly number[] = [],
  ): Promise<ClaimedMail[]> {
    const due = db
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      // Written out, so that the index of the codes is used.
      .where("kind", share === "codes" ? "=" : "<>", sql.lit("code"))
      .$if(exclude.length > 0, (query) => query.where("id", "not in", exclude))
      .where("next_attempt_at", "<=", now)
      .where((row) => row.or([row("claimed_until", "is", null), row("claimed_until", "<=", now)]))
      .orderBy("next_attempt_at")
      .limit(limit)
      .$if(hasRowLocks, (query) => query.forUpdate().skipLocked());
    const rows = await db
      .updateTable("outbox")
      .set((row) => ({ claimed_until: now + CLAIM_MS, attempts: row("attempts", "+", 1) }))
      .where("id", "in", due)
      .returningAll()
      .execute();
    return rows.map(claimedMail);
  }

  /** Once sent, what they said and to whom is the order's business alone. */
  async function markSent(mails: readonly ClaimedMail[], now: number): Promise<void> {
    await db
      .updateTable("outbox")
      .set({ ...BLANK, sent_at: now })
      .where("id", "in", idsOf(mails))
      .execute();
  }

  /** Ends claims on mails that nobody tried to send. */
  async function release(mails: readonly ClaimedMail[]): Promise<void> {
    if (mails.length === 0) return;
    await db
      .updateTable("outbox")
      .set((row) => ({ claimed_until: null, attempts: row("attempts", "-", 1) }))
      .where("id", "in", idsOf(mails))
      .execute();
  }

  /** Gives a mail up for good, and keeps nothing of it. */
  async function erase({ id }: ClaimedMail): Promise<void> {
    await db
      .updateTable("outbox")
      .set({ ...BLANK, next_attempt_at: NEVER })
      .where("id", "=", id)
      .where("sent_at", "is", null)
      .execute();
  }

  /** Ends the claim, unless it ran out and another process has the mail now. */
  async function putBack(mail: ClaimedMail, next: number, reason: string): Promise<void> {
    await db
      .updateTable("outbox")
      .set({ next_attempt_at: next, claimed_until: null, last_error: reason })
      .where("id", "=", mail.id)
      .where("attempts", "=", mail.attempts)
      .where("sent_at", "is", null)
      .execute();
  }

  return { claim, markSent, release, erase, putBack };
}

export type Outbox = ReturnType<typeof openOutbox>;

/** A mail of which only the fact remains. */
export const BLANK = { claimed_until: null, last_error: null, recipient: "", data: toJson(null) };

function idsOf(mails: readonly ClaimedMail[]): number[] {
  return mails.map(({ id }) => id);
}

function claimedMail(row: OutboxRow): ClaimedMail {
  const { id, dedupe, recipient, locale, created_at, expires_at, attempts, is_counted } = row;
  const kind = row.kind as MailKind;
  const data = fromJson(row.data) as MailData;
  const when = { created_at, expires_at, attempts, is_counted };
  return { id, dedupe, kind, recipient, locale, data, ...when };
}
