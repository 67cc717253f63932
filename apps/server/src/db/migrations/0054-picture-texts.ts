import type { Kysely } from "kysely";

/** Alternative texts of the dishes' pictures. Existing dishes have none. */
export async function addPictureTexts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("items").addColumn("picture_alt", "text").execute();
}
