import type { Kysely } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";
import { makeSecret } from "../secrets.ts";

/** Known devices, the user agent of sessions, and reversible e-mail changes. */
export async function addAccountSecurity(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await makeSecret(db, "devices");
  await db.schema
    .alterTable("codes")
    .addColumn("wrong_known", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const table of ["sessions", "staff_sessions"])
    await db.schema
      .alterTable(table)
      .addColumn("user_agent", "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await db.schema
    .createTable("email_undos")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("account_id", "integer", (c) =>
      c.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("email_undos_by_account")
    .on("email_undos")
    .column("account_id")
    .execute();
}
