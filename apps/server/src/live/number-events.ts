import { sql } from "kysely";
import { lockUntilCommit } from "../db/dialect.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";

/** Any number would do, as long as nobody else locks it. */
const NUMBERING_LOCK = 7013;

/**
 * Gives every event that was committed its place among all, `seq`. A number taken at the insert would
 * be no place: of two transactions the one with the lower number may commit last, and who has read up
 * to the higher would never see it. So events are numbered once they can be seen, by one reader at a
 * time, and a higher number always means: seen later. Without anything new it only looks.
 */
export async function numberEvents(db: Db): Promise<void> {
  if (!(await hasUnnumbered(db))) return;
  await transact(db, async (trx) => {
    await lockUntilCommit(trx, NUMBERING_LOCK);
    await sql`
      update order_events set seq = place.seq
      from (
        select id, (select coalesce(max(seq), 0) from order_events)
          + row_number() over (order by id) as seq
        from order_events where seq is null
      ) as place
      where order_events.id = place.id`.execute(trx);
  });
}

async function hasUnnumbered(db: Db): Promise<boolean> {
  const first = await db
    .selectFrom("order_events")
    .select("id")
    .where("seq", "is", null)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** The place of the newest event. */
export async function lastEvent(db: Db): Promise<number> {
  await numberEvents(db);
  const { last } = await db
    .selectFrom("order_events")
    .select(({ fn }) => fn.max<number | null>("seq").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
