import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { toJson } from "./json-text.ts";
import { migrate } from "./migrate.ts";

onBothDatabases("the migration 0024-field-terms", (databases) => {
  test("migration 0024-field-terms keeps the values of renamed tables, columns and JSON keys", async () => {
    const database = await openMigratedTo(await databases.empty(), "0023-mail-jobs");
    const { db } = database;
    await sql`insert into staff (id, email, name, role, locale, password_hash, created_at)
      values (1, 'aya@desk.example', 'Aya', 'kitchen', 'fr', '', 0)`.execute(db);
    await sql`insert into staff_lessons (staff_id, lesson, learned_at)
      values (1, 'accept', 5)`.execute(db);
    await sql`insert into printers (id, name, host, port, prints_ticket, prints_label, copies,
        print_when, enabled, created_at, said, said_at, claim, claimed_until)
      values (1, 'Cuisine', '192.0.2.9', 9100, 1, 0, 1, 'accepted', 1, 0, 'no_paper', 6, 'one', 7)
    `.execute(db);
    const text = 'a note that "said": "paper"';
    const changed = { printer_id: 1, printer: text, said: "no_paper" };
    await sql`insert into order_events (kind, at, data)
      values ('printer_changed', 0, ${toJson(changed)})`.execute(db);
    const audited = { at: 0, subject: "printer:1", outcome: "done", before: toJson(null) } as const;
    await db
      .insertInto("audit_log")
      .values([
        { ...audited, action: "printer_tested", after: toJson({ said: "ready" }) },
        { ...audited, action: "print_requested", after: toJson({ paper: "label" }) },
      ])
      .execute();
    // Without foreign keys, so that the test needs no complete order and print job.
    await sql`create table lines_without_keys as select order_id, position, house_name, choices
      from order_lines`.execute(db);
    await sql`insert into lines_without_keys values ('x', 0, 'Soja sucrée',
      ${toJson([{ name: "Sweet soy", house_name: text }])})`.execute(db);
    await db.schema.dropTable("order_lines").execute();
    await sql`alter table lines_without_keys rename to order_lines`.execute(db);

    expect(await migrate(database)).toContain("0024-field-terms");
    expect(await db.selectFrom("staff_hints").selectAll().execute()).toEqual([
      { staff_id: 1, hint: "accept", completed_at: 5 },
    ]);
    const printer = db
      .selectFrom("printers")
      .select(["status", "status_at", "lease_id", "leased_until"]);
    expect(await printer.execute()).toEqual([
      { status: "no_paper", status_at: 6, lease_id: "one", leased_until: 7 },
    ]);
    const line = await db
      .selectFrom("order_lines")
      .select(["default_name", "choices"])
      .executeTakeFirstOrThrow();
    expect(line.default_name).toBe("Soja sucrée");
    expect(JSON.parse(line.choices)).toEqual([{ name: "Sweet soy", default_name: text }]);
    const { data } = await db.selectFrom("events").select("data").executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toEqual({ printer_id: 1, printer: text, status: "no_paper" });
    const log = await db.selectFrom("audit_log").select("after").orderBy("id").execute();
    expect(log.map(({ after }) => JSON.parse(after))).toEqual([
      { status: "ready" },
      { document: "label" },
    ]);
  });
});
