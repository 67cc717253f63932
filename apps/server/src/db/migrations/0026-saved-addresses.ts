import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/**
 * The saved addresses of accounts. The one address that an account had until now becomes its
 * default, as one line.
 */
export async function createSavedAddresses<T>(db: Kysely<T>, dialect: DialectName): Promise<void> {
  let table = db.schema
    .createTable("saved_addresses")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("account_id", "integer", (c) =>
      c.notNull().references("accounts.id").onDelete("cascade"),
    );
  for (const name of TEXTS) table = table.addColumn(name, "text", (c) => c.notNull().defaultTo(""));
  await table.addColumn("is_default", "integer", (c) => c.notNull()).execute();
  await db.schema
    .createIndex("saved_addresses_by_account")
    .on("saved_addresses")
    .column("account_id")
    .execute();
  await sql`create unique index default_addresses on saved_addresses (account_id)
    where is_default = 1`.execute(db);
  await sql`insert into saved_addresses (account_id, address, country, is_default)
    select id, address, 'France', 1 from accounts
    where address <> '' and deleted_at is null order by id`.execute(db);
}

const TEXTS = [
  "label",
  "address",
  "city",
  "postal_code",
  "country",
  "floor",
  "door_code",
  "instructions",
] as const;
