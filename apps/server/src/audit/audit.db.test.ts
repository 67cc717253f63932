import { ACTIONS } from "@noren/contract/staff/actions.ts";
import { beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture, type StaffFixture } from "../../test/staff-fixture.ts";
import { transact } from "../db/transact.ts";
import { recordAction, recordRefusal } from "./audit.ts";

onBothDatabases("the record of actions", (databases) => {
  let desk: StaffFixture;
  let facts: { at: number; actor: { id: number; name: string } };
  const entries = () =>
    desk.db
      .selectFrom("audit_log")
      .select(["id", "who", "action", "outcome", "before", "after", "undoes"])
      .where("at", "=", facts.at)
      .execute();
  const events = () =>
    desk.db
      .selectFrom("events")
      .select(["kind", "order_id", "who", "data"])
      .where("at", "=", facts.at)
      .execute();

  const dataVersion = async () =>
    (await desk.db.selectFrom("data_version").select("version").executeTakeFirstOrThrow()).version;

  beforeEach(async () => {
    desk = await openStaffFixture(databases);
    facts = { at: 1000, actor: await desk.person("owner") };
    return () => desk.close();
  });

  test("an action, the fields that it edits and its event are written together", async () => {
    const changes = [{ target: "dish:1", field: "price_pickup", before: 300, after: 350 }];
    const id = await transact(desk.db, (trx) =>
      recordAction(trx, { ...facts, action: "menu_changed", subject: "dish:1", changes }),
    );
    expect(await entries()).toMatchObject([
      { id, who: facts.actor.name, outcome: "done", undoes: null },
    ]);
    expect(
      await desk.db
        .selectFrom("changes")
        .select(["target", "field", "before", "after"])
        .where("action_id", "=", id)
        .execute(),
    ).toEqual([{ target: "dish:1", field: "price_pickup", before: "300", after: "350" }]);
    expect(await events()).toEqual([
      {
        ...{ kind: "menu_changed", order_id: null, who: facts.actor.name },
        data: JSON.stringify({ action: id }),
      },
    ]);
  });

  test.each([
    ["menu_changed", 1],
    ["kitchen_settings_changed", 1],
    ["printer_changed", 0],
    ["signed_in", 0],
  ] as const)("%s raises the data version by %i", async (action, raised) => {
    const before = await dataVersion();
    await transact(desk.db, (trx) => recordAction(trx, { ...facts, action, subject: "x:1" }));
    expect(await dataVersion()).toBe(before + raised);
  });

  test("an action that fails leaves neither entry nor event", async () => {
    const failed = transact(desk.db, async (trx) => {
      await recordAction(trx, { ...facts, action: "printer_added", subject: "printer:1" });
      throw new Error("paper");
    });
    await expect(failed).rejects.toThrow("paper");
    expect([await entries(), await events()]).toEqual([[], []]);
  });

  test("an action without an event, and a refusal, are entries alone", async () => {
    expect(ACTIONS.signed_in.event).toBeNull();
    await transact(desk.db, (trx) =>
      recordAction(trx, { ...facts, action: "signed_in", subject: `person:${facts.actor.id}` }),
    );
    const refusal = { ...facts, actor: null, subject: "person:unknown" };
    await recordRefusal(desk.db, { ...refusal, action: "sign_in", reason: "invalid_credentials" });
    expect(await entries()).toMatchObject([
      { action: "signed_in", outcome: "done", before: "null", after: "null" },
      { action: "sign_in", outcome: "refused", after: '{"reason":"invalid_credentials"}' },
    ]);
    expect(await events()).toEqual([]);
  });
});
