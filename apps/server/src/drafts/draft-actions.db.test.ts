import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

onBothDatabases("the record of drafts", (databases) => {
  test("a draft's name and moment are actions, each of which open desks are told of once", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("owner");
    const { draft } = payloadOf(await api.createDraft({ name: "Hiver" }));
    const publish_local = "2026-11-23T06:00";
    const same = "Carte d’hiver";
    for (const update of [{ name: same }, { name: same }, { publish_local }])
      payloadOf(await api.updateDraft(draft.id, update));
    payloadOf(await api.updateDraft(draft.id, { publish_local: null }));
    payloadOf(await api.deleteDraft(draft.id));

    const { entries } = payloadOf(await api.audit({ page: 1, limit: 5 }));
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["draft_deleted", { name: same }, null],
      ["draft_unscheduled", null, null],
      ["draft_scheduled", null, { publish_local }],
      ["draft_renamed", { name: "Hiver" }, { name: same }],
      ["draft_created", null, { name: "Hiver" }],
    ]);
    const told = await desk.db.selectFrom("events").select("kind").execute();
    expect(told.map(({ kind }) => kind)).toEqual(entries.map(() => "drafts_changed"));
    await desk.close();
  });
});
