import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture, type StaffFixture } from "../../test/staff-fixture.ts";
import { toJson } from "../db/json-text.ts";
import { transact } from "../db/transact.ts";
import { type Edit, edit } from "./edit.ts";
import { undo } from "./undo.ts";

type Pair = { name: string; value: unknown };

onBothDatabases("edits of what is no dish", (databases) => {
  let desk: StaffFixture;
  let actor: { id: number; name: string };
  beforeEach(async () => {
    desk = await openStaffFixture(databases);
    actor = await desk.person("owner");
  });
  afterEach(() => desk.close());

  /** The id of the action. */
  async function change(...edits: Edit[]): Promise<number> {
    const facts = { at: desk.clock.now, actor, action: "menu_changed" } as const;
    const done = await transact(desk.db, (trx) => edit(trx, facts, edits));
    if (!done.ok || done.action === null) throw new Error("nothing was changed");
    return done.action;
  }

  const takeBack = (action: number) =>
    undo({ db: desk.db, at: desk.clock.now, actor, role: "owner", action, despite: [] });

  async function get<Payload>(path: string): Promise<Payload> {
    const answer = await desk.http.request(`/v2/public/${path}`);
    return ((await answer.json()) as { payload: Payload }).payload;
  }

  const settings = async () =>
    new Map((await get<Pair[]>("settings")).map(({ name, value }) => [name, value]));
  const stored = (name: string) =>
    desk.db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();

  test("a setting is written into the pair that decides over it, whole or dotted, and restored by undo", async () => {
    const dotted = { name: "contacts.phone", value: toJson("+33 4 00 00 00 00") };
    const whole = { name: "contacts", value: toJson({ name: "Kawabe", phone: "1" }) };
    await desk.db.deleteFrom("settings").where("name", "like", "contacts%").execute();
    await desk.db.insertInto("settings").values([dotted, whole]).execute();
    const values = { phone: "+33 4 11 11 11 11", email: "ici@kawabe.example" };
    const action = await change({ target: "setting:contacts", values });
    expect((await settings()).get("contacts")).toMatchObject({ name: "Kawabe", ...values });
    expect(await stored("contacts.phone")).toEqual({ value: toJson(values.phone) });
    expect(await stored("contacts")).toEqual({
      value: toJson({ name: "Kawabe", phone: "1", email: values.email }),
    });
    expect(await takeBack(action)).toMatchObject({ restored: 2, changed_since: [] });
    expect((await settings()).get("contacts")).toMatchObject({
      phone: "+33 4 00 00 00 00",
      email: "",
    });
  });

  test("a setting that can't be edited is not found, whatever its name", async () => {
    for (const name of ["desk", "timezone", "contacts.phone", "__proto__", ""]) {
      const facts = { at: desk.clock.now, actor, action: "menu_changed" } as const;
      const values = { secret: "x", phone: "x" };
      const edits = [{ target: `setting:${name}`, values }];
      expect(await transact(desk.db, (trx) => edit(trx, facts, edits)), name).toEqual({
        ok: false,
        problem: "not_found",
      });
    }
  });

  test("a date gets hours of its own, conflicts with what was seen, and has none after the undo", async () => {
    const date = "2026-12-25";
    const rows = () =>
      desk.db.selectFrom("special_hours").select("services").where("date", "=", date).execute();
    await desk.db.deleteFrom("special_hours").where("date", "=", date).execute();
    const target = `date:${date}`;
    const action = await change({ target, values: { services: [] }, seen: { services: null } });
    expect(await rows()).toEqual([{ services: "[]" }]);
    const facts = { at: desk.clock.now, actor, action: "menu_changed" } as const;
    const stale = [{ target, values: { services: [SERVICE] }, seen: { services: null } }];
    expect(await transact(desk.db, (trx) => edit(trx, facts, stale))).toMatchObject({
      ok: false,
      problem: "changed_since",
      conflicts: [{ target, field: "services", now: [] }],
    });
    expect(await takeBack(action)).toMatchObject({ restored: 1 });
    expect(await rows()).toEqual([]);
  });

  test("two edits of a date without hours follow each other: one of them sees the other", async () => {
    const target = "date:2026-12-24";
    const facts = { at: desk.clock.now, actor, action: "menu_changed" } as const;
    const seen = { services: null };
    const both = await Promise.all(
      [[], [SERVICE]].map((services) =>
        transact(desk.db, (trx) => edit(trx, facts, [{ target, values: { services }, seen }])),
      ),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("an archived offer, zone or coupon is used no more, and comes back by undo", async () => {
    const { db } = desk;
    await db.insertInto("delivery_zones").values(ZONE).execute();
    await db.insertInto("offers").values(OFFER).execute();
    await db.insertInto("coupons").values(COUPON).execute();
    await change({ target: "zone:7001", values: { name: "Ailleurs" } });
    const seen = async () => {
      const all = JSON.stringify([...(await settings()), await get("offers"), await get("menus")]);
      const coupon = await desk.http.request("/v2/public/offers/coupon", {
        method: "POST",
        body: JSON.stringify({ code: "essai" }),
      });
      return [all.includes("Ailleurs"), all.includes("Essai à part"), coupon.status];
    };
    expect(await seen()).toEqual([true, true, 200]);
    const targets = ["zone:7001", "offer:7001", "coupon:ESSAI"];
    const action = await change(
      ...targets.map((target) => ({ target, values: { archived: true } })),
    );
    expect(await seen()).toEqual([false, false, 404]);
    expect(await takeBack(action)).toMatchObject({ restored: 3 });
    expect(await seen()).toEqual([true, true, 200]);
  });
});

const SERVICE = {
  ...{ start: "18:30", end: "22:00", order_types: ["pickup"], slot_minutes: 15 },
  ...{ menus: [], first_order: null, last_order: null },
};
const ZONE = {
  ...{ id: 7001, position: 99, name: "Là", delivery_fee: 100 as never },
  ...{ minimum: null, free_from: null, polygon: null },
  places: toJson([{ city: "Lyon", country: "France", postal_code: "69999" }]),
};
const OFFER = {
  ...{ id: 7001, position: 99, name: "Essai à part", is_active: 1 as const },
  ...{ allow_repeat: 1 as const, active_times: null, first_date: null, last_date: null },
  ...{ delivery_pickup: "both" as const, minimum_amount: 100 as never },
  ...{ menus: toJson([]), categories: toJson([]), items: toJson([]) },
  ...{ type: "percentage" as const, value: 10, translations: toJson({}) },
};
const COUPON = {
  ...{ key: "ESSAI", code: "Essai", type: "percentage" as const, value: 10 },
  ...{ minimum_amount: 0 as never, starts_at: null, ends_at: null, max_uses: null, uses: 0 },
};
