import type { Kysely } from "kysely";

/** Who put a value into a draft. Of existing values nobody knows. */
export async function addDraftAuthors(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("draft_changes").addColumn("put_by", "text").execute();
}
