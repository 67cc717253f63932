import { sql } from "kysely";
import { lockUntilCommit } from "../db/dialect.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";

/** Advisory lock key; any number that no other lock uses. */
const NUMBERING_LOCK = 7013;

/**
 * Assigns `seq`, the order in which events became visible, to committed events. A number taken at
 * the insert would not do: the transaction with the lower number may commit last, and a reader
 * whose cursor is at the higher number would never see it. So events are numbered after their
 * commit, under a lock; a higher number was always visible later. Without new events it only reads.
 */
export async function numberEvents(db: Db): Promise<void> {
  if (!(await hasUnnumbered(db))) return;
  await transact(db, async (trx) => {
    await lockUntilCommit(trx, NUMBERING_LOCK);
    await sql`
      update events set seq = place.seq
      from (
        select id, (select coalesce(max(seq), 0) from events)
          + row_number() over (order by id) as seq
        from events where seq is null
      ) as place
      where events.id = place.id`.execute(trx);
  });
}

async function hasUnnumbered(db: Db): Promise<boolean> {
  const first = await db
    .selectFrom("events")
    .select("id")
    .where("seq", "is", null)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** The sequence number of the newest event. */
export async function lastEvent(db: Db): Promise<number> {
  await numberEvents(db);
  const { last } = await db
    .selectFrom("events")
    .select(({ fn }) => fn.max<number | null>("seq").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
