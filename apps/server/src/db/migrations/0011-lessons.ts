import { type Kysely, sql } from "kysely";

/**
 * Completed onboarding hints per person; people who have accepted orders get all of them as
 * completed.
 */
export async function createLessons<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable("staff_lessons")
    .addColumn("staff_id", "integer", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("lesson", "text", (c) => c.notNull())
    .addColumn("learned_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("staff_lessons_once", ["staff_id", "lesson"])
    .execute();
  for (const lesson of ["bell", "accept", "next_step"])
    await sql`
      insert into staff_lessons (staff_id, lesson, learned_at)
      select staff_id, ${lesson}, min(at) from audit_log
      where action = 'order_accepted' and staff_id is not null
      group by staff_id
    `.execute(db);
}
