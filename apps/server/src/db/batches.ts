import type { DeleteResult } from "kysely";

/** Rows per statement, so that no single one locks the database for long. */
const BATCH = 500;

/** Repeats a delete of at most `limit` rows until it finds fewer. */
export async function deleteInBatches(
  deleteRows: (limit: number) => Promise<DeleteResult>,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await deleteRows(BATCH);
    if (numDeletedRows < BATCH) return;
  }
}
