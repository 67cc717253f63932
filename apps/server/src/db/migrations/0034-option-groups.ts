import { type Kysely, sql } from "kysely";
import type { DialectName } from "../dialect.ts";

/**
 * Groups of choices that several dishes can share. Every existing option gets a group of its own;
 * ids of options and choices stay, those of groups lie above all of them.
 */
export async function createOptionGroups<T>(db: Kysely<T>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("option_groups")
    .addColumn("id", "bigint", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("translations", "text", (c) => c.notNull())
    .execute();

  await sql`alter table options add column group_id bigint`.execute(db);
  await sql`update options set group_id = numbered.group_id from (
      select item_id, id,
        row_number() over (order by item_id, position, id) + greatest_id as group_id
      from options cross join (
        select coalesce(max(id), 0) as greatest_id
        from (select id from options union all select id from choices) as ids
      ) as greatest
    ) as numbered
    where options.item_id = numbered.item_id and options.id = numbered.id`.execute(db);
  await sql`insert into option_groups (id, name, translations)
    select group_id, name, translations from options`.execute(db);

  await moveChoices(db, dialect);
  await moveOptions(db);
}

/** `prices`: cents by choice id, where a dish has a price of its own. */
async function moveOptions<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable("moved_options")
    .addColumn("item_id", "bigint", (c) => c.notNull().references("items.id").onDelete("cascade"))
    .addColumn("id", "bigint", (c) => c.notNull())
    .addColumn("group_id", "bigint", (c) => c.notNull().references("option_groups.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("min", "bigint", (c) => c.notNull())
    .addColumn("max", "bigint")
    .addColumn("only_with", "text")
    .addColumn("prices", "text", (c) => c.notNull().defaultTo("{}"))
    .addPrimaryKeyConstraint("options_of_items_key", ["item_id", "id"])
    .addUniqueConstraint("groups_of_items_key", ["item_id", "group_id"])
    .execute();
  await sql`insert into moved_options (item_id, id, group_id, position, min, max)
    select item_id, id, group_id, position, min, max from options`.execute(db);
  await sql`drop table options`.execute(db);
  await sql`alter table moved_options rename to options`.execute(db);
}

/** Columns keep their definitions; an option's reference becomes that to its group. */
async function moveChoices<T>(db: Kysely<T>, dialect: DialectName): Promise<void> {
  const columns = await columnsOf(db, dialect, "choices");
  const moved = columns.filter(({ name }) => !["item_id", "option_id", "id"].includes(name));
  const names = sql.join(moved.map(({ name }) => sql.ref(name)));
  const definitions = moved.map(({ name, type, required, initial }) => {
    const rest = `${type}${required ? " not null" : ""}${initial === null ? "" : ` default ${initial}`}`;
    return sql`${sql.ref(name)} ${sql.raw(rest)}`;
  });
  await sql`create table moved_choices (
      group_id bigint not null references option_groups (id) on delete cascade,
      id bigint not null,
      ${sql.join(definitions)},
      constraint choices_of_groups_key primary key (group_id, id)
    )`.execute(db);
  await sql`insert into moved_choices (group_id, id, ${names})
    select options.group_id, choices.id, ${sql.join(moved.map(({ name }) => sql.ref(`choices.${name}`)))}
    from choices join options
      on options.item_id = choices.item_id and options.id = choices.option_id`.execute(db);
  await sql`drop table choices`.execute(db);
  await sql`alter table moved_choices rename to choices`.execute(db);
}

type Column = { name: string; type: string; required: number | boolean; initial: string | null };

async function columnsOf<T>(db: Kysely<T>, dialect: DialectName, table: string): Promise<Column[]> {
  const query =
    dialect === "sqlite"
      ? sql<Column>`select name, type, "notnull" as required, dflt_value as initial
          from pragma_table_info(${table}) order by cid`
      : sql<Column>`select column_name as name, data_type as type, is_nullable = 'NO' as required,
          column_default as initial
          from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}
          order by ordinal_position`;
  return (await query.execute(db)).rows;
}
