import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { TestServer } from "./test-server.ts";

type StoredOrder = Record<string, unknown> & { number: string; status: string };

/** The orders in a test server's database with this e-mail. */
export async function storedOrders(server: TestServer, email: string): Promise<StoredOrder[]> {
  const rows = server.databaseUrl
    ? await rowsOfServer(server.databaseUrl, email)
    : rowsOfFile(join(server.dataDir, "noren.sqlite"), email);
  return rows.map((row) => ({
    ...row,
    number: String(row.seq).padStart(4, "0"),
    status: String(row.status),
  }));
}

function rowsOfFile(path: string, email: string): Record<string, unknown>[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database.prepare("select * from orders where email = ? order by seq").all(email);
  } finally {
    database.close();
  }
}

async function rowsOfServer(url: string, email: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query("select * from orders where email = $1 order by seq", [email])).rows;
  } finally {
    await client.end();
  }
}
