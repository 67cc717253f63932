import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture, type StaffFixture } from "../../test/staff-fixture.ts";

const OFFER = {
  ...{ name: "Midi à emporter", name_en: "Lunch", is_active: true, type: "percentage" as const },
  ...{ value: 10, delivery_pickup: "pickup" as const, minimum_amount: 15, allow_repeat: true },
  ...{ active_times: null, first_date: null, last_date: null, weekdays: [] },
  ...{ menus: [], categories: [], items: [101] },
};
const COUPON = {
  ...{ type: "fixed_amount" as const, value: 3.5, delivery_pickup: "both" as const },
  ...{ minimum_amount: 10, starts_at: null, ends_at: null, max_uses: 5, weekdays: [] },
  once_per_customer: true,
};

onBothDatabases("offers and coupons at the desk", (databases) => {
  let desk: StaffFixture;
  let api: Awaited<ReturnType<StaffFixture["signedIn"]>>["api"];
  beforeEach(async () => {
    desk = await openStaffFixture(databases);
    ({ api } = await desk.signedIn("manager"));
  });
  afterEach(() => desk.close());

  const all = async () => payloadOf(await api.offers());
  const publicOffers = async () => (await desk.http.request("/v2/public/offers")).text();
  const codeStatus = async (code: string) => {
    const body = JSON.stringify({ code });
    const reply = await desk.http.request("/v2/public/offers/coupon", { method: "POST", body });
    return reply.status;
  };
  const add = (values: object = {}) =>
    api.addOffer({ kind: "offer", values: { ...OFFER, ...values } });
  const addCoupon = (code: string, values: object = {}) =>
    api.addOffer({ kind: "coupon", code, values: { ...COUPON, ...values } });

  test("a new offer is on the storefront, is switched off and on, and its undo takes it away", async () => {
    const { action, target } = payloadOf(await add());
    expect((await all()).offers.at(-1)).toMatchObject({ ...OFFER, target, minimum_amount: 1500 });
    expect(await publicOffers()).toContain('"name":"Midi à emporter"');
    const off = { target, values: { is_active: false }, seen: { is_active: true } };
    payloadOf(await api.changeOffers({ edits: [off] }));
    expect((await all()).offers.at(-1)?.is_active).toBe(false);
    const stale = { target, values: { name: "Autre" }, seen: { name: "Ancien" } };
    expect(problemIn(await api.changeOffers({ edits: [stale] })).code).toBe("changed_since");
    payloadOf(await api.undo(action));
    expect(await publicOffers()).not.toContain("Midi à emporter");
  });

  test("an undo never leaves one kind of offer with the value of another", async () => {
    const { target } = payloadOf(await add({ type: "percentage", value: 10 }));
    const give = async (value: number) => {
      const values = { type: "fixed_amount" as const, value };
      return payloadOf(await api.changeOffers({ edits: [{ target, values }] }));
    };
    const terms = async () => {
      const { type, value } = (await all()).offers.find((one) => one.target === target) ?? {};
      return { type, value };
    };
    const { action } = await give(5);
    await give(6);
    const asked = payloadOf(await api.undo(action ?? 0));
    expect(asked).toMatchObject({ restored: 0, action: null });
    expect(asked.changed_since.map(({ field }) => field)).toEqual(["type", "value"]);
    expect(await terms()).toEqual({ type: "fixed_amount", value: 6 });
    const despite = asked.changed_since.slice(0, 1).map(({ id }) => id);
    expect(payloadOf(await api.undo(action ?? 0, { despite }))).toMatchObject({ restored: 2 });
    expect(await terms()).toEqual({ type: "percentage", value: 10 });
  });

  test("an offer that names a dish archived since is still edited; a new one may not name it", async () => {
    const { target } = payloadOf(await add({ items: [101, 102] }));
    const archived = { target: "dish:102", values: { archived: true } };
    payloadOf(await api.changeMenu({ edits: [archived] }));
    const edit = (values: object) => api.changeOffers({ edits: [{ target, values }] });
    payloadOf(await edit({ name: "Midi", items: [101, 102] }));
    payloadOf(await edit({ items: [101] }));
    expect(problemIn(await edit({ items: [101, 102] })).code).toBe("validation_failed");
  });

  test("a fixed amount is euros on the wire and cents in the order's price", async () => {
    const { target } = payloadOf(await add({ type: "fixed_amount", value: 2.5 }));
    expect((await all()).offers.find((one) => one.target === target)?.value).toBe(2.5);
    const id = Number(target.slice("offer:".length));
    const stored = await desk.db
      .selectFrom("offers")
      .select("value")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(stored.value).toBe(250);
  });

  test("a coupon is redeemed by its code, whatever the case; an archived code can be used again", async () => {
    const { target } = payloadOf(await addCoupon("Bienvenue-26"));
    expect((await all()).coupons.find((one) => one.target === target)).toMatchObject({
      ...{ code: "Bienvenue-26", uses: 0, value: 3.5, max_uses: 5, once_per_customer: true },
    });
    expect(await codeStatus("bienvenue-26")).toBe(200);
    const again = await addCoupon("BIENVENUE-26");
    expect(problemIn(again).code).toBe("validation_failed");
    expect(!again.ok && again.problem.errors).toHaveProperty("code");

    payloadOf(await api.changeOffers({ edits: [{ target, values: { archived: true } }] }));
    expect(await codeStatus("bienvenue-26")).toBe(404);
    payloadOf(await addCoupon("bienvenue-26", { type: "percentage", value: 15 }));
    expect(await codeStatus("BIENVENUE-26")).toBe(200);
  });

  test.each([
    ["NOËL10", "NOE\u0308L10"],
    ["Noe\u0308l10", "noël10"],
    ["MIDI10", " midi\u00a010\u200b"],
    ["ＭＩＤＩ", "midi"],
  ])("a code is the same however it was written and is typed: %j, %j", async (code, typed) => {
    const { target } = payloadOf(await addCoupon(code));
    expect(await codeStatus(typed)).toBe(200);
    expect(problemIn(await addCoupon(typed.replace(/\s/g, ""))).code).toBe("validation_failed");
    payloadOf(await api.changeOffers({ edits: [{ target, values: { max_uses: 9 } }] }));
  });

  test.each(["\u200b", "a\uff1ab", "\ufdfa".repeat(10)])(
    "a code is refused where its key is no single word of 64 characters: %j",
    async (code) => expect(problemIn(await addCoupon(code)).code).toBe("validation_failed"),
  );

  test("a coupon ends at its moment", async () => {
    const ends_at = new Date(desk.clock.now + 60_000).toISOString();
    payloadOf(await addCoupon("BREF", { ends_at }));
    expect(await codeStatus("BREF")).toBe(200);
    desk.clock.now += 60_000;
    expect(await codeStatus("BREF")).toBe(410);
  });

  test.each([
    ["no name", { name: " " }, "name"],
    ["more than all of it", { value: 101 }, "value"],
    ["nothing off", { type: "fixed_amount", value: 0 }, "value"],
    ["an unknown dish", { items: [9999] }, "items"],
    ["an unknown free dish", { type: "free_item", value: 9999 }, "value"],
    ["an end before its start", { first_date: "2026-12-02", last_date: "2026-12-01" }, "last_date"],
    ["a day that does not exist", { first_date: "2026-02-30" }, "first_date"],
    ["a weekday twice", { weekdays: ["mon", "mon"] }, "weekdays"],
  ])("an offer with %s is refused by its field", async (_, values, path) => {
    const reply = await add(values);
    expect(problemIn(reply)).toEqual({ code: "validation_failed", status: 422 });
    expect(Object.keys((!reply.ok && reply.problem.errors) || {})).toEqual([`values.${path}`]);
  });

  test("the type is not changed without its value, and a coupon gives no dish away", async () => {
    const { target } = payloadOf(await add());
    const change = (of: string, values: object) =>
      api.changeOffers({ edits: [{ target: of, values }] });
    expect(problemIn(await change(target, { type: "fixed_amount" })).code).toBe(
      "validation_failed",
    );
    const coupon = payloadOf(await addCoupon("CADEAU")).target;
    const free = { type: "free_item", value: 101 };
    expect(problemIn(await change(coupon, free)).code).toBe("validation_failed");
    payloadOf(await change(coupon, { type: "free_delivery", value: 0 }));
  });

  test("a trial pays what an order would, and says why each other offer gives nothing", async () => {
    const targets = [
      payloadOf(await add({ minimum_amount: 0 })).target,
      payloadOf(await add({ is_active: false })).target,
      payloadOf(await add({ delivery_pickup: "delivery" })).target,
      payloadOf(await add({ minimum_amount: 5000 })).target,
      payloadOf(await add({ minimum_amount: 0, items: [102] })).target,
      payloadOf(await add({ minimum_amount: 0, first_date: "2099-01-01" })).target,
      payloadOf(
        await add({
          ...{ minimum_amount: 0, allow_repeat: false },
          active_times: { start: "00:00", end: "23:59" },
        }),
      ).target,
    ];
    const items = [{ item_id: 101, quantity: 2 }];
    const trial = { items, order_type: "pickup" as const, at: null, code: null };
    const told = payloadOf(await api.tryOffers(trial));
    const mine = told.applied.find(({ target }) => target === targets[0]);
    expect(mine).toMatchObject({ amount: Math.round(told.subtotal / 10), free: [] });
    expect(told.total).toBe(told.subtotal - told.discount);
    const why = new Map(told.others.map((one) => [one.target, one.why]));
    expect(targets.slice(1).map((target) => why.get(target))).toEqual([
      ...["switched_off", "order_type", "minimum", "scope", "day", "hour"],
    ]);
    payloadOf(await addCoupon("TROIS", { minimum_amount: 0 }));
    expect(payloadOf(await api.tryOffers({ ...trial, code: "trois" })).coupon).toEqual({
      amount: 350,
      why: null,
    });
    expect(payloadOf(await api.tryOffers({ ...trial, code: "rien" })).coupon).toEqual({
      amount: 0,
      why: "coupon_unknown",
    });
    for (const wrong of [{ at: "2026-13-01T10:00" }, { items: [{ item_id: 9999, quantity: 1 }] }])
      expect(problemIn(await api.tryOffers({ ...trial, ...wrong })).code).toBe("validation_failed");
  });
});
