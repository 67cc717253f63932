import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aDelivery, aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { readPrintout, wordsOn } from "../../test/read-printout.ts";

const SAID = "CONTENANTS : APPORTÉS, PAS D’EMBALLAGE";

onBothDatabases("guests' own containers", (databases) => {
  async function open() {
    const desk = await openPrintingFixture(databases);
    await desk.db
      .updateTable("categories")
      .set({ own_container: 1 })
      .where("id", "=", 10)
      .execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
    return desk;
  }

  test("GET menus says which categories allow own containers, and nothing of the others", async () => {
    const { http } = await open();
    const text = await (await http.request("/v2/public/menus")).text();
    expect(text.match(/"own_container":true/g)).toHaveLength(1);
    expect(text.match(/own_container/g)).toHaveLength(1);
  });

  test("a pickup whose guest brings containers says so on the ticket in capitals, at the desk and in the order", async () => {
    const desk = await open();
    const { emulator } = await desk.printer();
    const { id, key } = await desk.placeWithKey({ own_container: true });
    payloadOf(await desk.api.accept(id, { version: 0, minutes: 30 }));
    await desk.print();
    const words = emulator.documents.flatMap((bytes) => wordsOn(readPrintout(bytes)));
    expect(words).toContain(SAID);
    expect(payloadOf(await desk.api.order(id)).order.own_container).toBe(true);
    expect(payloadOf(await desk.tracking.tracking(id, key)).order.own_container).toBe(true);
    const mails = await desk.db.selectFrom("outbox").select("data").execute();
    expect(JSON.stringify(mails)).toContain("own_container");
  });

  test.each([
    ["a delivery", aDelivery({ own_container: true })],
    [
      "a pickup of other dishes",
      anOrder({
        own_container: true,
        items: [aLine({ item_id: 201, quantity: 1 })],
        ...{ subtotal: 12, total: 12, tax: 1.09 },
      }),
    ],
    ["an order that asks for none", anOrder()],
  ])("%s has none, and its answers no such field", async (_what, order) => {
    const desk = await open();
    const { id, key } = await desk.placeWithKey(order);
    const stored = desk.db.selectFrom("orders").select("own_container").where("id", "=", id);
    expect(await stored.execute()).toEqual([{ own_container: 0 }]);
    const tracked = await desk.http.request(`/v2/public/tracking/${id}?key=${key}`);
    expect(await tracked.text()).not.toContain("own_container");
  });
});
