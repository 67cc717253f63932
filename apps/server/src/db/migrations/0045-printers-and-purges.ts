import { type Kysely, sql } from "kysely";

export async function addPaperAndPurges(db: Kysely<unknown>): Promise<void> {
  await addPrinterPaper(db);
  await indexOldRows(db);
}

/** A line's characters and the code page of a printer: until now those of all. */
async function addPrinterPaper(db: Kysely<unknown>): Promise<void> {
  for (const [column, value] of [
    ["columns", 48],
    ["code_page", 16],
  ] as const)
    await db.schema
      .alterTable("printers")
      .addColumn(column, "integer", (c) => c.notNull().defaultTo(value))
      .execute();
}

/** Indexes of what is deleted by age: codes and done jobs. */
async function indexOldRows(db: Kysely<unknown>): Promise<void> {
  await sql`create index codes_by_expiry on codes (expires_at)`.execute(db);
  await sql`create index done_jobs on jobs (done_at) where done_at is not null`.execute(db);
}
