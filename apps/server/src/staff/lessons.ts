import { LESSONS, type Lesson } from "@noren/contract/staff/lessons.ts";
import type { Db } from "../db/open.ts";
import type { Services } from "../services.ts";

/** What somebody has done once, in the order of `LESSONS`. */
export async function learnedBy(db: Db, staff_id: number): Promise<Lesson[]> {
  const rows = await db
    .selectFrom("staff_lessons")
    .select("lesson")
    .where("staff_id", "=", staff_id)
    .execute();
  const learned = new Set(rows.map(({ lesson }) => lesson));
  return LESSONS.filter((lesson) => learned.has(lesson));
}

/** For good; the second time changes nothing. */
export async function learn(
  { db, now }: Pick<Services, "db" | "now">,
  staff_id: number,
  lesson: Lesson,
): Promise<void> {
  await db
    .insertInto("staff_lessons")
    .values({ staff_id, lesson, learned_at: now() })
    .onConflict((conflict) => conflict.columns(["staff_id", "lesson"]).doNothing())
    .execute();
}
