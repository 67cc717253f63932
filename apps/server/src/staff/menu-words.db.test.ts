import type { RecordWords } from "@noren/contract/staff/menu-words.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];

onBothDatabases("the words of the menu", (databases) => {
  let desk: Desk;
  let manager: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
  });
  afterEach(() => desk.close());

  async function records(): Promise<RecordWords[]> {
    return payloadOf(await manager.menuWords()).records;
  }

  test("menus, categories, dishes, groups and choices are listed once, with the place they have", async () => {
    const all = await records();
    const targets = all.map(({ target }) => target);
    expect(new Set(targets).size).toBe(targets.length);
    const kinds = new Set(targets.map((target) => target.split(":")[0]));
    expect(kinds).toEqual(new Set(["menu", "category", "dish", "group", "choice"]));
    const category = all.find(({ target }) => target.startsWith("category:"));
    expect(category?.within).toBe(all[0]?.values.name);
    expect(all.find(({ target }) => target.startsWith("choice:"))?.values).not.toHaveProperty(
      "description",
    );
  });

  test("a translation that was saved is listed, and guests of that language read it", async () => {
    const values = { name_en: "Salmon, translated", description_en: "Two pieces, translated" };
    payloadOf(await manager.changeMenu({ edits: [{ target: "dish:101", values }] }));
    expect((await records()).find(({ target }) => target === "dish:101")?.values).toMatchObject(
      values,
    );
    const menus = payloadOf(await desk.api("en").menus());
    const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    expect(items.find(({ item_id }) => item_id === 101)).toMatchObject({
      item_name: "Salmon, translated",
      item_description: "Two pieces, translated",
    });
  });

  test("what a dish's photo shows is listed, and read by guests in their language", async () => {
    const values = { picture_alt: "Deux nigiri sur une ardoise", picture_alt_en: "Two nigiri" };
    payloadOf(await manager.changeMenu({ edits: [{ target: "dish:101", values }] }));
    expect((await records()).find(({ target }) => target === "dish:101")?.values).toMatchObject(
      values,
    );
    const altIn = async (locale: "fr" | "en", id: number) =>
      payloadOf(await desk.api(locale).product(id)).item_picture_alt;
    expect(await altIn("fr", 101)).toBe(values.picture_alt);
    expect(await altIn("en", 101)).toBe(values.picture_alt_en);
    expect(await altIn("fr", 102)).toBeUndefined();
    const none = { picture_alt_en: "" };
    payloadOf(await manager.changeMenu({ edits: [{ target: "dish:101", values: none }] }));
    expect(await altIn("en", 101)).toBe(values.picture_alt);
  });

  test("an archived dish is not listed; one in no category is, without a place", async () => {
    await desk.db
      .updateTable("items")
      .set({ archived_at: desk.clock.now })
      .where("id", "=", 102)
      .execute();
    await desk.db.deleteFrom("placements").where("item_id", "=", 101).execute();
    const all = await records();
    expect(all.find(({ target }) => target === "dish:102")).toBeUndefined();
    expect(all.find(({ target }) => target === "dish:101")).toMatchObject({ within: null });
  });
});
