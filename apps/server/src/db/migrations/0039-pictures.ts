import { type Kysely, sql } from "kysely";
import type { DialectName } from "../dialect.ts";

/** Pictures of dishes; their files are in this database only where it is PostgreSQL. */
export async function createPictures(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("pictures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("picture", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  if (dialect === "postgres")
    await db.schema
      .createTable("picture_files")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("picture_id", "text", (column) =>
        column.notNull().references("pictures.id").onDelete("cascade"),
      )
      .addColumn("bytes", sql`bytea`, (column) => column.notNull())
      .execute();
  await db.schema.createIndex("pictures_created").on("pictures").column("created_at").execute();
}
