import { type HintName, ONBOARDING_HINTS } from "@noren/contract/staff/onboarding-hints.ts";
import type { Db } from "../../db/open.ts";
import type { Services } from "../../services.ts";

/** The hints whose action a staff member has done once, in the order of `ONBOARDING_HINTS`. */
export async function completedHints(db: Db, staff_id: number): Promise<HintName[]> {
  const rows = await db
    .selectFrom("staff_hints")
    .select("hint")
    .where("staff_id", "=", staff_id)
    .execute();
  const completed = new Set(rows.map(({ hint }) => hint));
  return ONBOARDING_HINTS.filter((hint) => completed.has(hint));
}

/** Marks a hint as completed permanently; idempotent. */
export async function completeHint(
  { db, now }: Pick<Services, "db" | "now">,
  staff_id: number,
  hint: HintName,
): Promise<void> {
  await db
    .insertInto("staff_hints")
    .values({ staff_id, hint, completed_at: now() })
    .onConflict((conflict) => conflict.columns(["staff_id", "hint"]).doNothing())
    .execute();
}
