import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { StartError } from "../start-error.ts";
import { type DialectName, hasTable } from "./dialect.ts";
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
import { addOrderWishes } from "./migrations/0025-order-wishes.ts";
import { createSavedAddresses } from "./migrations/0026-saved-addresses.ts";
import { createPushSubscriptions } from "./migrations/0027-push-subscriptions.ts";
import { movePrintsToJobs } from "./migrations/0028-print-jobs.ts";
import { addDishFacts } from "./migrations/0029-dish-facts.ts";
import { addAvailability } from "./migrations/0030-availability.ts";
import { createHours } from "./migrations/0031-hours.ts";
import { addOfferDays } from "./migrations/0032-offer-days.ts";
import { createDeliveryZones } from "./migrations/0033-delivery-zones.ts";
import { createOptionGroups } from "./migrations/0034-option-groups.ts";
import { addFormules } from "./migrations/0035-formules.ts";
import { addDishColumns } from "./migrations/0036-dishes.ts";
import { createChanges } from "./migrations/0037-changes.ts";
import { addMenuArchive } from "./migrations/0038-menu-archive.ts";
import { createPictures } from "./migrations/0039-pictures.ts";
import { createDrafts } from "./migrations/0040-drafts.ts";
import { addArchive } from "./migrations/0041-archive.ts";
import { dropServiceArchive } from "./migrations/0042-weekdays.ts";
import { proveOrders } from "./migrations/0043-proved-orders.ts";
import { renewCouponKeys } from "./migrations/0044-coupon-keys.ts";
import { addPaperAndPurges } from "./migrations/0045-printers-and-purges.ts";
import { countOpenOrdersByCaller } from "./migrations/0050-open-orders.ts";
import { addHeldChanges } from "./migrations/0051-held-changes.ts";
import { renameEvents } from "./migrations/0052-events.ts";
import { addActionKeys } from "./migrations/0053-action-keys.ts";
import { addPictureTexts } from "./migrations/0054-picture-texts.ts";
import { addDraftAuthors } from "./migrations/0055-draft-authors.ts";
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
    "0025-order-wishes": { up: addOrderWishes },
    "0026-saved-addresses": { up: (db) => createSavedAddresses(db, dialect) },
    "0027-push-subscriptions": { up: (db) => createPushSubscriptions(db, dialect) },
    "0028-print-jobs": { up: movePrintsToJobs },
    "0029-dish-facts": { up: addDishFacts },
    "0030-availability": { up: addAvailability },
    "0031-hours": { up: (db) => createHours(db, dialect) },
    "0032-offer-days": { up: addOfferDays },
    "0033-delivery-zones": { up: (db) => createDeliveryZones(db, dialect) },
    "0034-option-groups": { up: (db) => createOptionGroups(db, dialect) },
    "0035-formules": { up: addFormules },
    "0036-dishes": { up: addDishColumns },
    "0037-changes": { up: (db) => createChanges(db, dialect) },
    "0038-menu-archive": { up: addMenuArchive },
    "0039-pictures": { up: (db) => createPictures(db, dialect) },
    "0040-drafts": { up: (db) => createDrafts(db, dialect) },
    "0041-archive": { up: addArchive },
    "0042-weekdays": { up: dropServiceArchive },
    "0043-proved-orders": { up: proveOrders },
    "0044-coupon-keys": { up: renewCouponKeys },
    "0045-printers-and-purges": { up: addPaperAndPurges },
    "0050-open-orders": { up: countOpenOrdersByCaller },
    "0051-held-changes": { up: addHeldChanges },
    "0052-events": { up: renameEvents },
    "0053-action-keys": { up: addActionKeys },
    "0054-picture-texts": { up: addPictureTexts },
    "0055-draft-authors": { up: addDraftAuthors },
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
  const applied = await appliedMigrations(db);
  const newer = applied.filter((name) => !(name in known));
  if (newer.length > 0)
    throw new StartError(
      `The database is newer than this program (it has ${newer.join(", ")}): start a newer program`,
    );
  if (applied.length === Object.keys(known).length) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Whether the database has the migrations of this program, and none of a newer one. */
export async function isMigrated({ db, dialect }: Pick<Database, "db" | "dialect">) {
  const applied = new Set(await appliedMigrations(db));
  const known = new Set(Object.keys(migrationsFor(dialect)));
  return known.symmetricDifference(applied).size === 0;
}

async function appliedMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, DEFAULT_MIGRATION_TABLE))) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
