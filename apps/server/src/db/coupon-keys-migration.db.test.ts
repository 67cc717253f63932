import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { toJson } from "./json-text.ts";
import { migrate } from "./migrate.ts";

const TERMS = { type: "fixed_amount" as const, value: 100, minimum_amount: 0 as never, uses: 0 };

onBothDatabases("the migration 0044-coupon-keys", (databases) => {
  test("a stored code is found as it is typed, its history with it; one that is taken stays", async () => {
    const database = await openMigratedTo(await databases.empty(), "0043-proved-orders");
    const { db } = database;
    const keys = ["NOE\u0308L10", "MIDI", "MI\u200bDI", "BIENVENUE"];
    const coupons = keys.map((key) => ({ key, code: key.toLowerCase(), ...TERMS }));
    await db.insertInto("coupons").values(coupons).execute();
    const subject = `coupon:${keys[0]}`;
    const entry = { at: 0, who: "Ada", action: "offers_changed", subject };
    const { id } = await db
      .insertInto("audit_log")
      .values({ ...entry, outcome: "done", before: toJson(null), after: toJson(null) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const change = { field: "value", before: toJson(100), after: toJson(200) };
    await db
      .insertInto("changes")
      .values({ action_id: id, target: subject, ...change })
      .execute();

    expect(await migrate(database)).toContain("0044-coupon-keys");
    const stored = await db.selectFrom("coupons").select("key").orderBy("key").execute();
    const expected = ["NOËL10", "MIDI", "MI\u200bDI", "BIENVENUE"];
    expect(new Set(stored.map(({ key }) => key))).toEqual(new Set(expected));
    const target = await db.selectFrom("changes").select("target").executeTakeFirstOrThrow();
    expect(target.target).toBe("coupon:NOËL10");
    const { subject: renamed } = await db
      .selectFrom("audit_log")
      .select("subject")
      .executeTakeFirstOrThrow();
    expect(renamed).toBe("coupon:NOËL10");
  });
});
