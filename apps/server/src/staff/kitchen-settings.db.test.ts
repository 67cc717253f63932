import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aDelivery, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";
import { toJson } from "../db/json-text.ts";

const FROM_DESK = { "x-noren-desk": "1" };

onBothDatabases("limits per slot", (databases) => {
  test("slot limits are unlimited by default, and a change applies to the next order at every instance", async () => {
    const desk = await openStaffOrderFixture(databases);
    const other = await openTestApp(desk.variables);
    const { api } = await desk.signedIn("manager");
    expect(payloadOf(await api.kitchenSettings())).toMatchObject({
      pickup_orders_per_slot: null,
      pickup_pieces_per_slot: null,
      delivery_orders_per_slot: null,
      delivery_pieces_per_slot: null,
    });
    await desk.place();
    const said = payloadOf(await api.changeKitchenSettings({ pickup_orders_per_slot: 2 }));
    expect(said).toMatchObject({ pickup_orders_per_slot: 2, delivery_orders_per_slot: null });

    expect(payloadOf(await desk.slots.fullSlots())).toEqual([]);
    await other.services.catalogue.refresh();
    const sent = await Promise.all(
      ["a", "b", "c", "d"].map((local_id, index) =>
        (index % 2 ? desk : other).api().placeOrder(anOrder({ local_id })),
      ),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    for (const reply of sent) if (!reply.ok) expect(reply.problem.code).toBe("slot_full");
    expect(payloadOf(await desk.slots.fullSlots())).toHaveLength(1);

    payloadOf(await api.changeKitchenSettings({ pickup_orders_per_slot: null }));
    expect(payloadOf(await desk.slots.fullSlots())).toEqual([]);
    await desk.place();
  });

  test('a changed slot limit, also "no limit", overrides the limit in the scheduling setting', async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("owner");
    await desk.db
      .updateTable("settings")
      .set({ value: toJson({ pieces_per_slot: 3, pickup_pieces_per_slot: 4 }) })
      .where("name", "=", "scheduling")
      .execute();
    expect(payloadOf(await api.kitchenSettings())).toMatchObject({
      pickup_pieces_per_slot: 4,
      delivery_pieces_per_slot: 3,
    });
    payloadOf(await api.changeKitchenSettings({ pickup_pieces_per_slot: null }));
    expect(payloadOf(await api.kitchenSettings())).toMatchObject({
      pickup_pieces_per_slot: null,
      delivery_pieces_per_slot: 3,
    });
    const { slots } = payloadOf(await desk.api().settings());
    expect([slots.pickup.pieces_per_slot, slots.delivery.pieces_per_slot]).toEqual([0, 3]);
  });

  test("PUT kitchen-settings with an invalid field answers 422 with its message and changes nothing", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { raw, api } = await desk.signedIn("owner");
    const before = payloadOf(await api.kitchenSettings());
    for (const [field, value, sentence] of [
      ["pickup_orders_per_slot", 0, "De 1 à 999, ou rien\u00a0: sans limite."],
      ["delivery_pieces_per_slot", 1000, "De 1 à 999, ou rien\u00a0: sans limite."],
      ["pickup_pieces_per_slot", "beaucoup", "Un nombre est attendu."],
      ["delivery_orders_per_slot", 2.5, "Un nombre entier est attendu."],
      ["pause_minutes", 1441, "De 1 à 1 440 minutes."],
      ["extra_choices", [], "De une à quatre durées, séparées par des virgules."],
      ["extra_choices", [1, 2, 3, 4, 5], "De une à quatre durées, séparées par des virgules."],
      ["extra_choices.1", [10, 181], "De 1 à 180 minutes."],
    ] as const) {
      const name = field.replace(/\..*/, "");
      const sent = { pause_minutes: 15, [name]: value };
      const headers = { ...FROM_DESK, "accept-language": "fr" };
      const answer = await raw("PUT", "kitchen-settings", headers, sent);
      expect(answer.status, field).toBe(422);
      const problem = { code: "validation_failed", errors: { [field]: [sentence] } };
      expect(await answer.json()).toMatchObject(problem);
    }
    expect(payloadOf(await api.kitchenSettings())).toEqual(before);
    expect(await desk.audit()).toEqual([]);
  });

  test("PUT kitchen-settings is audited with values before and after", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api, person } = await desk.signedIn("manager");
    const before = payloadOf(await api.kitchenSettings());
    const after = payloadOf(await api.changeKitchenSettings({ delivery_orders_per_slot: 6 }));
    const [entry, ...more] = await desk.audit();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: "kitchen_settings_changed", staff_id: person.id });
    expect(JSON.parse(entry?.before ?? "")).toEqual(before);
    expect(JSON.parse(entry?.after ?? "")).toEqual(after);
    expect(after).toEqual({ ...before, delivery_orders_per_slot: 6 });
  });
});

onBothDatabases("choices for pauses", (databases) => {
  test("changed pause choices are sent live to all desks, and are not public", async () => {
    const desk = await openStaffOrderFixture(databases);
    const cook = await desk.signedIn("kitchen");
    const manager = await desk.signedIn("manager");
    const usual = { pause_minutes: 30, extra_choices: [10, 20, 30, 45] };
    expect(payloadOf(await cook.api.ordering())).toMatchObject(usual);
    const live = await desk.listen(cook);
    const change = { pause_minutes: "45", extra_choices: ["60", 15, 15] };
    payloadOf(await manager.api.changeKitchenSettings(change));
    const [received] = await live.waitForCount(1);
    expect(received?.data.kind).toBe("ordering_changed");
    const changed = { pause_minutes: 45, extra_choices: [15, 60] };
    expect(payloadOf(await cook.api.ordering())).toMatchObject(changed);
    payloadOf(await manager.api.changeKitchenSettings({ pause_minutes: 20 }));
    expect(payloadOf(await cook.api.ordering()).extra_choices).toEqual([15, 60]);
    const told = await (await desk.http.request("/v2/public/settings")).text();
    expect(told).not.toMatch(/pause_minutes|extra_choices/);
    await live.stop();
  });

  test("changing the pause choices does not change a running pause", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("owner");
    const { paused_until } = payloadOf(await api.changeOrdering({ pause: { minutes: 30 } }));
    payloadOf(await api.changeKitchenSettings({ pause_minutes: 60 }));
    expect(payloadOf(await api.ordering())).toMatchObject({ paused_until, pause_minutes: 60 });
    expect(problemIn(await desk.api().placeOrder(aDelivery())).code).toBe("ordering_paused");
  });
});
