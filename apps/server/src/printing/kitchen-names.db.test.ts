import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aLine } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { readPrintout, wordsOn } from "../../test/read-printout.ts";
import { restaurantFile } from "../../test/temporary-folder.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";

const SWEET_SOY = { option_id: 7, option_options: [{ id: 71, quantity: 1 }] };
const ORDER = { items: [aLine({ options: [SWEET_SOY] })], subtotal: 11, total: 11, tax: 2 };

async function rename(
  { db, dataChanged }: Pick<TestApp, "db" | "dataChanged">,
  dish: string,
  choice: string,
): Promise<void> {
  await db.updateTable("items").set({ kitchen_name: dish }).where("id", "=", 101).execute();
  await db.updateTable("choices").set({ kitchen_name: choice }).where("id", "=", 71).execute();
  await dataChanged();
}

onBothDatabases("kitchen names", (databases) => {
  test("a ticket and the desk name dish and choice as the kitchen did when they were ordered", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({ kinds: ["ticket", "label"] });
    await rename(desk, "NIG SAU", "SUCRÉE");
    const id = await desk.accepted(ORDER);
    await rename(desk, "OTHER", "OTHER TOO");
    await desk.print();

    const [ticket = [], label = []] = emulator.documents.map((bytes) =>
      wordsOn(readPrintout(bytes)),
    );
    expect(ticket).toContain("2× NIG SAU");
    expect(ticket).toContain("+ Sauce : SUCRÉE");
    expect(label).toContain("2× Nigiri saumon");
    expect([...ticket, ...label].join(" ")).not.toContain("OTHER");

    const { order } = payloadOf(await desk.api.order(id));
    expect(order.items[0]).toMatchObject({
      name: "Nigiri saumon",
      kitchen_name: "NIG SAU",
      choices: [{ name: "Soja sucrée", kitchen_name: "SUCRÉE" }],
    });
  });

  test("a ticket without kitchen names has those of the restaurant's language", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer();
    const id = await desk.accepted(ORDER);
    await desk.print();
    const words = emulator.documents.flatMap((bytes) => wordsOn(readPrintout(bytes)));
    expect(words).toContain("2× Nigiri saumon");
    expect(words).toContain("+ Sauce : Soja sucrée");
    const { order } = payloadOf(await desk.api.order(id));
    expect(order.items[0]).not.toHaveProperty("kitchen_name");
    expect(order.items[0]?.choices[0]).not.toHaveProperty("kitchen_name");
  });

  test("a guest reads no kitchen name: neither on the menu, nor on the order's page or in its mail", async () => {
    const desk = await openPrintingFixture(databases);
    await rename(desk, "NIG SAU", "SUCRÉE");
    const { id, key } = await desk.placeWithKey(ORDER);
    const menus = await (await desk.http.request("/v2/public/menus")).text();
    const tracked = await (await desk.http.request(`/v2/public/tracking/${id}?key=${key}`)).text();
    const mails = await desk.db.selectFrom("outbox").selectAll().execute();
    expect(tracked).toContain("Nigiri saumon");
    expect(menus + tracked + JSON.stringify(mails)).not.toMatch(/NIG SAU|SUCRÉE|kitchen_name/);
  });

  test("a restaurant's file names dishes and choices for the kitchen", async () => {
    const restaurant = structuredClone(testRestaurant);
    const [dish] = restaurant.menus[0]?.categories[0]?.items ?? [];
    Object.assign(dish ?? {}, { kitchen_name: "NIG SAU" });
    const env = { ...(await databases.empty()), SAMPLE_DATA: restaurantFile(restaurant) };
    const { kitchenNames } = (await openTestApp(env)).services.catalogue.current();
    expect(kitchenNames.ofItem(101)).toBe("NIG SAU");
    expect(kitchenNames.ofItem(102)).toBeNull();
    expect(kitchenNames.ofChoice(101, { option_id: 7, id: 71 })).toBeNull();
    const dishOfFormule = { option_id: 1, id: 1, item_id: 101 };
    expect(kitchenNames.ofChoice(9000, dishOfFormule)).toBe("NIG SAU");
  });
});
