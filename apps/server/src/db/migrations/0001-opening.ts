import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/** The tables of the first release. */
export async function createOpeningTables(
  db: Kysely<unknown>,
  dialect: DialectName,
): Promise<void> {
  await createCatalogue(db);
  await createOrders(db, dialect);
  await createOutbox(db, dialect);
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("data_version")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("version", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into data_version (id, version) values (1, 0)`.execute(db);

  await db.schema
    .createTable("menus")
    .addColumn("id", "bigint", (c) => c.primaryKey())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("is_available", "integer", (c) => c.notNull())
    .addColumn("active_times", "text", (c) => c.notNull())
    .addColumn("time_ranges", "text", (c) => c.notNull())
    .addColumn("pickup_time_ranges", "text", (c) => c.notNull())
    .addColumn("translations", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("categories")
    .addColumn("menu_id", "bigint", (c) => c.notNull().references("menus.id").onDelete("cascade"))
    .addColumn("id", "bigint", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("translations", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("categories_key", ["menu_id", "id"])
    .execute();

  await db.schema
    .createTable("items")
    .addColumn("id", "bigint", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("image", "text")
    .addColumn("picture", "text")
    .addColumn("score", "double precision", (c) => c.notNull())
    .addColumn("price_delivery", "bigint", (c) => c.notNull())
    .addColumn("price_pickup", "bigint", (c) => c.notNull())
    .addColumn("tax_rate", "double precision")
    .addColumn("is_available", "integer", (c) => c.notNull())
    .addColumn("translations", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("placements")
    .addColumn("menu_id", "bigint", (c) => c.notNull())
    .addColumn("category_id", "bigint", (c) => c.notNull())
    .addColumn("item_id", "bigint", (c) => c.notNull().references("items.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("placements_key", ["menu_id", "category_id", "item_id"])
    .addForeignKeyConstraint(
      "placements_category",
      ["menu_id", "category_id"],
      "categories",
      ["menu_id", "id"],
      (c) => c.onDelete("cascade"),
    )
    .execute();

  await db.schema
    .createTable("options")
    .addColumn("item_id", "bigint", (c) => c.notNull().references("items.id").onDelete("cascade"))
    .addColumn("id", "bigint", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("min", "bigint", (c) => c.notNull())
    .addColumn("max", "bigint")
    .addColumn("translations", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("options_key", ["item_id", "id"])
    .execute();

  await db.schema
    .createTable("choices")
    .addColumn("item_id", "bigint", (c) => c.notNull())
    .addColumn("option_id", "bigint", (c) => c.notNull())
    .addColumn("id", "bigint", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("price", "bigint", (c) => c.notNull())
    .addColumn("tax_rate", "double precision")
    .addColumn("translations", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("choices_key", ["item_id", "option_id", "id"])
    .addForeignKeyConstraint(
      "choices_option",
      ["item_id", "option_id"],
      "options",
      ["item_id", "id"],
      (c) => c.onDelete("cascade"),
    )
    .execute();

  await db.schema
    .createTable("offers")
    .addColumn("id", "bigint", (c) => c.primaryKey())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("is_active", "integer", (c) => c.notNull())
    .addColumn("allow_repeat", "integer", (c) => c.notNull())
    .addColumn("active_times", "text")
    .addColumn("delivery_pickup", "text", (c) => c.notNull())
    .addColumn("minimum_amount", "bigint", (c) => c.notNull())
    .addColumn("menus", "text", (c) => c.notNull())
    .addColumn("categories", "text", (c) => c.notNull())
    .addColumn("items", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("value", "double precision", (c) => c.notNull())
    .addColumn("translations", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("coupons")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("value", "double precision", (c) => c.notNull())
    .addColumn("minimum_amount", "bigint", (c) => c.notNull())
    .addColumn("starts_at", "bigint")
    .addColumn("ends_at", "bigint")
    .addColumn("max_uses", "bigint")
    .addColumn("uses", "bigint", (c) => c.notNull())
    .execute();
}

async function createOrders(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("seq", "integer", countingKey(dialect))
    .addColumn("id", "text", (c) => c.notNull().unique())
    .addColumn("local_id", "text", (c) => c.notNull().unique())
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("progress", "text", (c) => c.notNull())
    .addColumn("order_type", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("subtotal", "bigint", (c) => c.notNull())
    .addColumn("discount", "bigint", (c) => c.notNull())
    .addColumn("coupon_code", "text")
    .addColumn("coupon_discount", "bigint", (c) => c.notNull())
    .addColumn("delivery", "bigint", (c) => c.notNull())
    .addColumn("tax", "bigint", (c) => c.notNull())
    .addColumn("tax_added", "integer", (c) => c.notNull())
    .addColumn("total", "bigint", (c) => c.notNull())
    .addColumn("vat", "text", (c) => c.notNull())
    .addColumn("payment_method", "text", (c) => c.notNull())
    .addColumn("first_name", "text", (c) => c.notNull())
    .addColumn("last_name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("address", "text")
    .addColumn("city", "text")
    .addColumn("postal_code", "text")
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("zone", "text")
    .addColumn("slot_date", "text", (c) => c.notNull())
    .addColumn("time_range", "text", (c) => c.notNull())
    .addColumn("asap", "integer", (c) => c.notNull())
    .addColumn("slot_at", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("order_lines")
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("item_id", "bigint", (c) => c.notNull())
    .addColumn("category_id", "bigint", (c) => c.notNull())
    .addColumn("menu_id", "bigint", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("house_name", "text", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("price_delivery", "bigint", (c) => c.notNull())
    .addColumn("price_pickup", "bigint", (c) => c.notNull())
    .addColumn("tax_rate", "double precision")
    .addColumn("unit_price", "bigint", (c) => c.notNull())
    .addColumn("line_total", "bigint", (c) => c.notNull())
    .addColumn("choices", "text", (c) => c.notNull())
    .addColumn("offer_id", "bigint")
    .addPrimaryKeyConstraint("order_lines_key", ["order_id", "position"])
    .execute();
}

async function createOutbox(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("dedupe", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("data", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("next_attempt_at", "bigint", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("claimed_until", "bigint")
    .addColumn("sent_at", "bigint")
    .addColumn("last_error", "text")
    .execute();
  await db.schema
    .createIndex("outbox_due")
    .on("outbox")
    .columns(["sent_at", "next_attempt_at"])
    .execute();
}
