import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { StartError } from "../start-error.ts";
import type { DialectName } from "./dialect.ts";
import { createOpeningTables } from "./migrations/0001-opening.ts";
import { createSlotOrders } from "./migrations/0002-slot-orders.ts";
import { createAccounts } from "./migrations/0003-accounts.ts";
import { createPayments } from "./migrations/0004-payments.ts";
import { addAllergens } from "./migrations/0005-allergens.ts";
import { createStaff } from "./migrations/0006-staff.ts";
import { createOrderProgress } from "./migrations/0007-order-progress.ts";
import { createReceipts } from "./migrations/0008-receipts.ts";
import { createPrinting } from "./migrations/0009-printing.ts";
import { addRefundedLines } from "./migrations/0010-refunded-lines.ts";
import { createLessons } from "./migrations/0011-lessons.ts";
import { addRefundedDelivery } from "./migrations/0012-refunded-delivery.ts";
import { addAccountSecurity } from "./migrations/0014-account-security.ts";
import { createMailLimits } from "./migrations/0015-mail-limits.ts";
import { addUnpaidOrders } from "./migrations/0016-unpaid-orders.ts";
import { addDemonstration } from "./migrations/0017-demonstration.ts";
import { addUnseenRejections } from "./migrations/0018-answering.ts";
import { addWorkIndexes } from "./migrations/0019-work-indexes.ts";
import { indexUnverifiedAccounts } from "./migrations/0020-unverified-accounts.ts";
import { renameRestaurantKey } from "./migrations/0021-restaurant-key.ts";
import { createJobs } from "./migrations/0022-jobs.ts";
import { moveMailsToJobs } from "./migrations/0023-mail-jobs.ts";
import { renameToFieldTerms } from "./migrations/0024-field-terms.ts";
import type { Database, Db } from "./open.ts";

/** All migrations in order. A released name never changes. */
export function migrationsFor(dialect: DialectName): Record<string, Migration> {
  return {
    "0001-opening": { up: (db) => createOpeningTables(db, dialect) },
    "0002-slot-orders": { up: createSlotOrders },
    "0003-accounts": { up: (db) => createAccounts(db, dialect) },
    "0004-payments": { up: (db) => createPayments(db, dialect) },
    "0005-allergens": { up: addAllergens },
    "0006-staff": { up: (db) => createStaff(db, dialect) },
    "0007-order-progress": { up: (db) => createOrderProgress(db, dialect) },
    "0008-receipts": { up: (db) => createReceipts(db, dialect) },
    "0009-printing": { up: (db) => createPrinting(db, dialect) },
    "0010-refunded-lines": { up: addRefundedLines },
    "0011-lessons": { up: createLessons },
    "0012-refunded-delivery": { up: addRefundedDelivery },
    "0014-account-security": { up: (db) => addAccountSecurity(db, dialect) },
    "0015-mail-limits": { up: createMailLimits },
    "0016-unpaid-orders": { up: addUnpaidOrders },
    "0017-demonstration": { up: addDemonstration },
    "0018-answering": { up: addUnseenRejections },
    "0019-work-indexes": { up: addWorkIndexes },
    "0020-unverified-accounts": { up: indexUnverifiedAccounts },
    "0021-restaurant-key": { up: renameRestaurantKey },
    "0022-jobs": { up: (db) => createJobs(db, dialect) },
    "0023-mail-jobs": { up: moveMailsToJobs },
    "0024-field-terms": { up: renameToFieldTerms },
  };
}

/**
 * Migrates the schema to the latest version. Safe for concurrent processes: with PostgreSQL's
 * advisory lock or SQLite's write lock one migrates, and the others find it done. Returns the names
 * of the applied migrations.
 */
export function migrate({ dialect, withOwnConnection }: Database): Promise<string[]> {
  return withOwnConnection((db) => migrateTo(db, dialect));
}

async function migrateTo(db: Db, dialect: DialectName): Promise<string[]> {
  const known = migrationsFor(dialect);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });

  const newer = (await appliedMigrations(db)).filter((name) => !(name in known));
  if (newer.length > 0)
    throw new StartError(
      `The database is newer than this program (it has ${newer.join(", ")}): start a newer program`,
    );
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
