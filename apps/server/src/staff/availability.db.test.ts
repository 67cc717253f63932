import type { AvailabilityChange } from "@noren/contract/staff/availability.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];

const SALMON = "dish:101";
const TOMORROW = { until: "tomorrow" } as const;

onBothDatabases("what is sold out at the desk", (databases) => {
  let desk: Desk;
  let cook: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    cook = (await desk.signedIn("kitchen")).api;
  });
  afterEach(() => desk.close());

  async function entryOf(target: string, api = cook) {
    const { entries } = payloadOf(await api.availability());
    return entries.find((entry) => entry.target === target);
  }

  async function change(wanted: AvailabilityChange): Promise<number> {
    return payloadOf(await cook.changeAvailability(wanted)).action ?? 0;
  }

  test("a dish out until tomorrow is refused by name at once, listed with its return, and comes back by itself", async () => {
    const { entries } = payloadOf(
      await cook.changeAvailability({ targets: [SALMON], sold_out: TOMORROW }),
    );
    const back_at = "2026-11-22T10:30:00.000Z";
    expect(entries).toMatchObject([
      { target: SALMON, name: "Nigiri saumon", sold_out: { until: "tomorrow" }, back_at },
    ]);
    const payload = { item_id: 101, name: "Nigiri saumon" };
    expect(await desk.api().placeOrder(anOrder())).toMatchObject({
      problem: { code: "item_unavailable", payload },
    });
    desk.clock.now = Date.parse(back_at);
    expect(await entryOf(SALMON)).toMatchObject({ sold_out: null, back_at: null });
    await desk.place();
  });

  test("a choice of a group is sold out in every dish that has the group, in one action", async () => {
    const choice = payloadOf(await cook.availability()).entries.find(
      ({ target }) => target.startsWith("choice:") && target.endsWith(":71"),
    );
    expect(choice).toMatchObject({ sold_out: null });
    const target = choice?.target ?? "";
    const action = await change({ targets: [target], sold_out: TOMORROW });
    expect(await entryOf(target)).toMatchObject({ sold_out: { until: "tomorrow" } });
    expect(payloadOf(await cook.undo(action))).toMatchObject({ restored: 1, changed_since: [] });
    expect(await entryOf(target)).toMatchObject({ sold_out: null });
  });

  test("a dish of whose required group every choice is sold out says so, and the choices stay sold out", async () => {
    const { item_id, group_id, name } = await desk.db
      .selectFrom("options")
      .innerJoin("option_groups", "option_groups.id", "options.group_id")
      .select(["item_id", "group_id", "name"])
      .where("min", ">", 0)
      .where("only_with", "is", null)
      .executeTakeFirstOrThrow();
    const isOf = (target: string) => target.startsWith(`choice:${group_id}:`);
    const { entries } = payloadOf(await cook.availability());
    const targets = entries.map(({ target }) => target).filter(isOf);
    await change({ targets, sold_out: TOMORROW });
    const back_at = "2026-11-22T10:30:00.000Z";
    expect(await entryOf(`dish:${item_id}`)).toMatchObject({
      sold_out: null,
      lacks: [name],
      back_at,
    });
    const after = payloadOf(await cook.availability()).entries.filter(({ target }) => isOf(target));
    expect(after.map(({ sold_out }) => sold_out?.until)).toEqual(targets.map(() => "tomorrow"));
    await change({ targets, sold_out: null });
    expect(await entryOf(`dish:${item_id}`)).toMatchObject({ lacks: [], back_at: null });
  });

  test("an entry says what was ordered for today and which open orders contain it", async () => {
    const ordered = { ordered_today: 0, open_orders: [] };
    expect(await entryOf(SALMON)).toMatchObject(ordered);
    const id = await desk.place();
    const { number } = payloadOf(await cook.order(id)).order;
    const entry = await entryOf(SALMON);
    expect(entry?.open_orders).toEqual([{ order_id: id, number }]);
    expect(entry?.ordered_today).toBeGreaterThan(0);
  });

  test("a daily count says what is left of it, and null ends it", async () => {
    await change({ targets: [SALMON], daily_count: 12 });
    const before = await entryOf(SALMON);
    expect(before).toMatchObject({ daily_count: 12, left: 12 });
    await desk.place();
    const after = await entryOf(SALMON);
    expect(after?.left).toBe(12 - (after?.ordered_today ?? 0));
    await change({ targets: [SALMON], daily_count: null });
    expect(await entryOf(SALMON)).toMatchObject({ daily_count: null, left: null });
  });

  test.each([
    [{ targets: [] }, "targets"],
    [{ targets: ["dish:0"] }, "targets.0"],
    [{ targets: [SALMON], daily_count: -1 }, "daily_count"],
    [{ targets: ["choice:1:71"], daily_count: 3 }, "daily_count"],
    [
      { targets: [SALMON], sold_out: { until: "moment", at: "2026-11-21T00:00:00Z" } },
      "sold_out.at",
    ],
  ] satisfies [AvailabilityChange, string][])(
    "a change that cannot be is refused by its field: %j",
    async (wanted, field) => {
      const reply = await cook.changeAvailability(wanted);
      const problem = reply.ok ? null : reply.problem;
      expect(problem?.code).toBe("validation_failed");
      expect(Object.keys(problem?.errors ?? {})).toEqual([field]);
    },
  );

  test("an unknown dish among several is not_found, and nothing is changed", async () => {
    const targets = [SALMON, "dish:999999"];
    const refused = problemIn(await cook.changeAvailability({ targets, sold_out: TOMORROW }));
    expect(refused.code).toBe("not_found");
    expect(await entryOf(SALMON)).toMatchObject({ sold_out: null });
  });

  test("a change without effect is no action", async () => {
    await change({ targets: [SALMON], sold_out: { until: "further_notice" } });
    const again: AvailabilityChange = { targets: [SALMON], sold_out: { until: "further_notice" } };
    expect(payloadOf(await cook.changeAvailability(again)).action).toBeNull();
  });

  test("undo restores what still has the action's value, and asks about what was changed since", async () => {
    const action = await change({ targets: [SALMON, "dish:102"], sold_out: TOMORROW });
    await change({ targets: ["dish:102"], sold_out: { until: "further_notice" } });
    const undone = payloadOf(await cook.undo(action));
    expect(undone).toMatchObject({
      restored: 1,
      changed_since: [
        {
          target: "dish:102",
          field: "sold_out",
          before: null,
          after: { until: "tomorrow" },
          now: { until: "further_notice" },
        },
      ],
    });
    expect(await entryOf(SALMON)).toMatchObject({ sold_out: null });
    expect(await entryOf("dish:102")).toMatchObject({ sold_out: { until: "further_notice" } });

    const despite = undone.changed_since.map(({ id }) => id);
    expect(payloadOf(await cook.undo(action, { despite }))).toMatchObject({
      restored: 1,
      changed_since: [],
    });
    expect(await entryOf("dish:102")).toMatchObject({ sold_out: null });
  });

  test("an undo is an action that can be undone", async () => {
    const action = await change({ targets: [SALMON], sold_out: TOMORROW });
    const undo = payloadOf(await cook.undo(action)).action ?? 0;
    payloadOf(await cook.undo(undo));
    expect(await entryOf(SALMON)).toMatchObject({ sold_out: { until: "tomorrow" } });
    expect(problemIn(await cook.undo(999_999)).code).toBe("not_found");
  });

  test("the audit log has who, the dish, and the values before and after of every field", async () => {
    const action = await change({ targets: [SALMON], sold_out: TOMORROW, daily_count: 12 });
    await cook.undo(action);
    const owner = (await desk.signedIn("owner")).api;
    const { entries } = payloadOf(await owner.audit({ page: 1, limit: 2 }));
    expect(entries).toMatchObject([
      { action: "change_undone", undoes: action, subject_name: "Nigiri saumon" },
      {
        action: "availability_changed",
        id: action,
        undoes: null,
        changes: [
          { name: "Nigiri saumon", field: "sold_out", before: null, after: TOMORROW },
          { name: "Nigiri saumon", field: "daily_count", before: null, after: 12 },
        ],
      },
    ]);
  });

  test("ten actions on the same dishes at once all end, each recorded with the values that it met", async () => {
    const targets = [SALMON, "dish:102", "dish:103"];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change({
          targets: index % 2 ? targets : targets.toReversed(),
          daily_count: index + 1,
        }),
      ),
    );
    const rows = await desk.db
      .selectFrom("changes")
      .select(["before", "after"])
      .where("target", "=", SALMON)
      .orderBy("id")
      .execute();
    expect(rows).toHaveLength(10);
    for (const [index, { before }] of rows.entries())
      expect(before).toBe(rows[index - 1]?.after ?? "null");
  });

  test("an open desk is told of the change by an event", async () => {
    const { raw } = await desk.signedIn("manager");
    const reader = await desk.listen({ raw }, { after: 0 });
    const action = await change({ targets: [SALMON], sold_out: TOMORROW });
    const [told] = await reader.waitForCount(1);
    expect(told?.data).toMatchObject({ kind: "menu_changed", order: null, data: { action } });
    await reader.stop();
  });
});
