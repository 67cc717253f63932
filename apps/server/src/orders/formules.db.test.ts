import type { WireMenu } from "@noren/contract/menus.ts";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { FORMULE_LINE, TWO_FORMULES, withFormule } from "../../test/formule-fixture.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";
import { openSoldOrder, openWithManager } from "../../test/refund-fixture.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";

/**
 * Salad 5 € + 2 €, bento 12 €, beer 5 €: 15 € are split 3.41 + 8.18 + 3.41, so one formule costs
 * 13.59 € at 10 % and 3.41 € at 20 %.
 */
const VAT_OF_TWO = [
  { rate: 10, net: 2471, vat: 247, gross: 2718 },
  { rate: 20, net: 568, vat: 114, gross: 682 },
];

onBothDatabases("a choice that is a dish", (databases) => {
  test("has the dish's name, VAT rate and facts, and what it weighs in a formule", async () => {
    const desk = await openOrderFixture(withFormule(databases));
    const answer = await desk.http.request("/v2/public/menus");
    const menus = (await answer.json()) as { payload: WireMenu[] };
    const items = menus.payload.flatMap(({ categories = [] }) => categories[0]?.items ?? []);
    const formule = items.find(({ item_id }) => item_id === 700);
    expect(formule?.is_formule).toBe(true);
    expect(formule?.options?.[2]?.option_options?.[1]).toEqual({
      id: 732,
      option_id: 73,
      name: "Bière",
      price: 0,
      quantity: 0,
      tax_rate: 20,
      allergens: null,
      item_id: 705,
      reference_price: { price_delivery: 5, price_pickup: 5 },
    });
    expect(formule?.options?.[3]?.option_options?.[0]).not.toHaveProperty("item_id");
    const english = await desk.http.request("/v2/public/menus", {
      headers: { "accept-language": "en" },
    });
    expect(await english.text()).toContain('"name":"Bière (en)"');
    await desk.close();
  });

  test("is left out while its dish is off sale, or needs choices of its own", async () => {
    const desk = await openOrderFixture(withFormule(databases));
    const order = anOrder(TWO_FORMULES);
    await desk.db.updateTable("items").set({ is_available: 0 }).where("id", "=", 705).execute();
    await desk.dataChanged();
    expect(await desk.problemOf(order)).toMatchObject({ code: "option_out_of_bounds" });
    await desk.db.updateTable("items").set({ is_available: 1 }).where("id", "=", 705).execute();
    await desk.db.updateTable("items").set({ is_formule: 1 }).where("id", "=", 703).execute();
    await desk.dataChanged();
    expect(await desk.problemOf(order)).toMatchObject({ code: "item_unavailable" });
    await desk.close();
  });
});

onBothDatabases("an ordered formule", (databases) => {
  test("is charged by the wire's fields alone, and its VAT follows its dishes", async () => {
    const desk = await openOrderFixture(withFormule(databases));
    await desk.place(anOrder(TWO_FORMULES));
    const { orders, lines } = await desk.stored();
    expect(JSON.parse(orders[0]?.vat ?? "")).toEqual(VAT_OF_TWO);
    expect(lines).toMatchObject([{ item_id: 700, quantity: 2, pieces: 3, line_total: 3400 }]);
    await desk.close();
  });

  test("counts its dishes as pieces of its slot", async () => {
    const desk = await openOrderFixture(withFormule(databases));
    const scheduling = testRestaurant.settings.find(({ name }) => name === "scheduling")?.value;
    await desk.changeSetting("scheduling", {
      ...(scheduling as object),
      pickup_pieces_per_slot: 7,
    });
    await desk.place(anOrder(TWO_FORMULES));
    const nigiri = { items: [aLine()], local_id: "two-more" };
    expect(await desk.problemOf(anOrder(nigiri))).toMatchObject({ code: "slot_full" });
    expect(await desk.fullSlots()).toEqual([]);
    const one = { items: [aLine({ quantity: 1 })], subtotal: 5, tax: 0.45, total: 5 };
    await desk.place(anOrder({ ...one, local_id: "one-more" }));
    expect(await desk.fullSlots()).toHaveLength(1);
    await desk.close();
  });

  test("shows its dishes to the desk and on the tracking page, as they were placed", async () => {
    const { desk, api } = await openWithManager(withFormule(databases));
    const { id, key } = await desk.placeWithKey(TWO_FORMULES);
    await desk.db.updateTable("items").set({ name: "Autre", is_formule: 0 }).execute();
    const [line] = payloadOf(await api.order(id)).order.items;
    expect(line?.choices).toMatchObject([
      { option: "Entrée", name: "Salade de chou", quantity: 1, is_part: true },
      { option: "Plat", name: "Bento saumon", quantity: 1, is_part: true },
      { option: "Boisson", name: "Bière", quantity: 1, is_part: true },
    ]);
    const [tracked] = payloadOf(await desk.tracking.tracking(id, key)).order.items;
    expect(tracked?.options.flatMap((option) => option.option_options)).toMatchObject([
      { name: "Salade de chou", item_id: 702 },
      { name: "Bento saumon", item_id: 703 },
      { name: "Bière", item_id: 705, reference_price: { price_pickup: 500 } },
    ]);
  });

  test("its receipt and the credit note for one of two name the dishes with amounts and VAT", async () => {
    const sold = await openSoldOrder(withFormule(databases), TWO_FORMULES);
    await sold.accept();
    await sold.complete();
    await sold.refundPieces([0, 1]);
    const [note] = await sold.notes();
    const receipt = await sold.desk.db
      .selectFrom("receipts")
      .select("data")
      .where("kind", "=", "receipt")
      .executeTakeFirstOrThrow();
    const { lines, vat } = JSON.parse(receipt.data);
    expect(lines[0].parts).toEqual([
      { name: "Salade de chou", quantity: 2, amount: 1082, vat_rate: 10 },
      { name: "Bento saumon", quantity: 2, amount: 1636, vat_rate: 10 },
      { name: "Bière", quantity: 2, amount: 682, vat_rate: 20 },
    ]);
    expect(vat).toEqual(VAT_OF_TWO);
    expect(note?.lines[0]?.parts).toMatchObject([
      { quantity: 1, amount: -541 },
      { quantity: 1, amount: -818 },
      { quantity: 1, amount: -341 },
    ]);
    expect(note?.vat).toEqual([
      { rate: 10, net: -1235, vat: -124, gross: -1359 },
      { rate: 20, net: -284, vat: -57, gross: -341 },
    ]);
  });

  test("a coupon over it is allocated to its dishes, and a full refund gives back each rate", async () => {
    const order = {
      items: [FORMULE_LINE],
      coupon: "UNIQUE",
      subtotal: 17,
      discount: 5,
      tax: 1.55,
      total: 12,
    };
    const sold = await openSoldOrder(withFormule(databases), order);
    await sold.accept();
    await sold.complete();
    await sold.refundPieces([0, 1]);
    const [note] = await sold.notes();
    expect(note?.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      [10, -959],
      [20, -241],
    ]);
  });
});
