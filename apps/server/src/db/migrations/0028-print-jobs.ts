import { type Kysely, sql } from "kysely";

type PrintJob = { id: number; printer_id: number; created_at: number; expires_at: number };

/** Enqueues a job for each print job that is not finished; they carry back-off and expiry. */
export async function movePrintsToJobs<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<PrintJob>`select id, printer_id, created_at, expires_at
    from print_jobs where state in ('waiting', 'sending') order by id`.execute(db);
  for (const { id, printer_id, created_at, expires_at } of rows)
    await sql`insert into jobs
      (kind, dedupe_key, serial_key, payload, created_at, run_at, expires_at, attempts)
      values ('print_document', ${`print_document:${id}`}, ${`print_document:${printer_id}`},
        ${JSON.stringify({ print_job_id: id })}, ${created_at}, ${created_at}, ${expires_at},
        0)`.execute(db);
  for (const column of ["next_attempt_at", "failures"])
    await sql`alter table printers drop column ${sql.ref(column)}`.execute(db);
  await sql`alter table print_jobs drop column expires_at`.execute(db);
}
