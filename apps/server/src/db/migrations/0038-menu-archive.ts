import type { Kysely } from "kysely";

/** When a menu, category, option group or choice was archived; existing ones are not. */
export async function addMenuArchive(db: Kysely<unknown>): Promise<void> {
  for (const table of ["menus", "categories", "option_groups", "choices"])
    await db.schema.alterTable(table).addColumn("archived_at", "bigint").execute();
}
