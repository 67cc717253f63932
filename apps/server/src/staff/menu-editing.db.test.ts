import type { MenuChange } from "@noren/contract/staff/menu.ts";
import type { MenuValues } from "@noren/contract/staff/menu-values.ts";
import type { Item } from "@noren/ordering/model.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];
type Edits = MenuChange["edits"];

const SALMON = "dish:101";

onBothDatabases("editing the menu", (databases) => {
  let desk: Desk;
  let manager: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
  });
  afterEach(() => desk.close());

  const change = async (...edits: Edits) => payloadOf(await manager.changeMenu({ edits }));
  const dish = async (id = 101) => payloadOf(await manager.dish(id));
  const refusedFields = async (...edits: Edits) => {
    const reply = await manager.changeMenu({ edits });
    return reply.ok ? null : Object.keys(reply.problem.errors ?? {});
  };

  async function shown(id: number, locale: "fr" | "en" = "fr"): Promise<Item | undefined> {
    const menus = payloadOf(await desk.api(locale).menus());
    const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    return items.find(({ item_id }) => item_id === id);
  }

  async function firstCategory() {
    const { menus } = payloadOf(await manager.menus());
    const category = menus.flatMap(({ categories }) => categories)[0];
    if (!category) throw new Error("The fixture has no category");
    return { ...category, ids: category.dishes.map(({ item_id }) => item_id) };
  }

  const addDish = async (values: Partial<MenuValues> = {}) => {
    const { target: within } = await firstCategory();
    const needed = { name: "Maki du jour", price_delivery: 7.5, price_pickup: 7 };
    const wanted = { ...needed, is_available: true, ...values } as never;
    const added = payloadOf(await manager.addToMenu({ kind: "dish", within, values: wanted }));
    return { ...added, id: Number(added.target.split(":")[1]) };
  };

  const addGroup = async (...names: string[]) => {
    const { target } = payloadOf(
      await manager.addToMenu({ kind: "group", values: { name: "Sauces" } }),
    );
    for (const name of names)
      payloadOf(await manager.addToMenu({ kind: "choice", within: target, values: { name } }));
    const { groups } = payloadOf(await manager.groups());
    const group = groups.find((one) => one.target === target);
    if (!group) throw new Error("The group is not listed");
    return group;
  };

  const optionOf = ({ group_id }: { group_id: number }, min = 0) => {
    return { group_id, min, max: 1, only_with: null, prices: {} };
  };

  test("every field of a dish reaches guests at once, and undo brings each back", async () => {
    const before = await dish();
    const values = {
      name: "Nigiri saumon label rouge",
      name_en: "Label Rouge salmon nigiri",
      description: "Deux pièces.",
      description_en: "Two pieces.",
      allergens: { contains: ["fish" as const], may_contain: ["sesame" as const] },
      diets: ["spicy" as const],
      facts: { volume_cl: 33, alcohol_group: 3 as const, sealed: true as const },
      tax_rate: 5.5,
      price_pickup: 6,
    };
    const { action } = await change({ target: SALMON, values });
    expect(await shown(101)).toMatchObject({
      item_name: values.name,
      item_description: values.description,
      allergens: values.allergens,
      diets: values.diets,
      facts: values.facts,
      item_price: { tax_rate: 5.5, price_pickup: 600 },
    });
    expect(await shown(101, "en")).toMatchObject({
      item_name: values.name_en,
      item_description: values.description_en,
    });
    payloadOf(await manager.undo(action ?? 0));
    expect((await dish()).values).toEqual(before.values);
  });

  test("a translation that is emptied falls back to the restaurant's language; the other one stays", async () => {
    const english = { name_en: "Salmon", description_en: "Two pieces." };
    await change({ target: SALMON, values: { ...english, description: "Deux pièces." } });
    await change({ target: SALMON, values: { name_en: " " } });
    expect(await shown(101, "en")).toMatchObject({
      item_name: (await dish()).values.name,
      item_description: "Two pieces.",
    });
  });

  test("a dish off sale is not on the menu, and its editor still shows it as guests would see it", async () => {
    await change({ target: SALMON, values: { is_available: false } });
    expect(await shown(101)).toBeUndefined();
    expect(await dish()).toMatchObject({
      values: { is_available: false },
      preview: { fr: { item_id: 101 } },
    });
  });

  test("menus are listed with the words of categories in both languages, on sale or not", async () => {
    const { target } = payloadOf(
      await manager.addToMenu({ kind: "menu", values: { name: "Hiver", name_en: "Winter" } }),
    );
    const words = {
      name: "Fondues",
      name_en: "Hot pots",
      description: "Pour deux.",
      description_en: "For two.",
    };
    payloadOf(await manager.addToMenu({ kind: "category", within: target, values: words }));
    const { menus } = payloadOf(await manager.menus());
    expect(menus.at(-1)).toMatchObject({
      target,
      name: "Hiver",
      name_en: "Winter",
      is_available: false,
      categories: [{ ...words, dishes: [] }],
    });
  });

  test("a new dish stands last in its category; undo archives it, and undoing that brings it back", async () => {
    const { id, action, target } = await addDish();
    expect((await firstCategory()).ids.at(-1)).toBe(id);
    expect(await shown(id)).toMatchObject({ item_price: { price_pickup: 700 } });
    const undone = payloadOf(await manager.undo(action));
    expect(await shown(id)).toBeUndefined();
    expect(
      problemIn(await manager.changeMenu({ edits: [{ target, values: { name: "x" } }] })),
    ).toMatchObject({ code: "not_found" });
    payloadOf(await manager.undo(undone.action ?? 0));
    expect((await firstCategory()).ids.at(-1)).toBe(id);
  });

  test("dishes added at the same time get different ids, above all others", async () => {
    const { ids } = await firstCategory();
    const added = await Promise.all([1, 2, 3, 4].map(() => addDish()));
    expect(new Set(added.map(({ id }) => id)).size).toBe(4);
    expect(Math.min(...added.map(({ id }) => id))).toBeGreaterThan(Math.max(...ids));
  });

  test("a copy has the words, prices and options of its original, and a stock of its own", async () => {
    const group = await addGroup("Soja salé", "Soja sucré");
    await change({ target: SALMON, values: { options: [optionOf(group)] } });
    payloadOf(await manager.changeAvailability({ targets: [SALMON], daily_count: 3 }));
    const { target: within } = await firstCategory();
    const copy = { kind: "dish" as const, within, copy_of: SALMON, values: { name: "Copie" } };
    const { target } = payloadOf(await manager.addToMenu(copy));
    const [original, copied] = [await dish(), await dish(Number(target.split(":")[1]))];
    expect(copied.values).toEqual({ ...original.values, name: "Copie" });
    const { entries } = payloadOf(await manager.availability());
    expect(entries.find((entry) => entry.target === target)?.daily_count ?? null).toBeNull();
  });

  test("the dishes of a category are in the order given; one left out is on no menu, and undo restores both", async () => {
    const { target, ids } = await firstCategory();
    const kept = ids.filter((id) => id !== 101).toReversed();
    const { action } = await change({ target, values: { dishes: kept }, seen: { dishes: ids } });
    expect((await firstCategory()).ids).toEqual(kept);
    expect(await shown(101)).toBeUndefined();
    payloadOf(await manager.undo(action ?? 0));
    expect((await firstCategory()).ids).toEqual(ids);
  });

  test("an archived dish comes back where it stood, although the others were moved", async () => {
    const { target, ids } = await firstCategory();
    const [, second = 0] = ids;
    const { action } = await change({ target: `dish:${second}`, values: { archived: true } });
    expect((await firstCategory()).ids).not.toContain(second);
    await change({ target, values: { dishes: (await firstCategory()).ids.toReversed() } });
    payloadOf(await manager.undo(action ?? 0));
    const others = ids.filter((id) => id !== second).toReversed();
    expect((await firstCategory()).ids).toEqual(others.toSpliced(1, 0, second));
  });

  test("a dish keeps the wire's option ids where groups are moved, added and taken off", async () => {
    const group = await addGroup("Soja salé");
    const { options } = (await dish()).values;
    const wire = (await shown(101))?.options ?? [];
    await change({ target: SALMON, values: { options: [optionOf(group), ...options] } });
    const after = (await shown(101))?.options ?? [];
    expect(after.slice(1).map(({ option_id }) => option_id)).toEqual(
      wire.map(({ option_id }) => option_id),
    );
    await change({ target: SALMON, values: { options } });
    expect((await shown(101))?.options).toEqual(wire);
  });

  test("a group is offered where a choice of an earlier one is taken, with prices of this dish", async () => {
    const [size, topping] = [await addGroup("Petite", "Grande"), await addGroup("Œuf")];
    const [, large] = size.choices;
    const [egg] = topping.choices;
    const dependent = {
      ...optionOf(topping, 1),
      only_with: { group_id: size.group_id, choices: [large?.id ?? 0] },
      prices: { [egg?.id ?? 0]: 1.5 },
    };
    await change({ target: SALMON, values: { options: [optionOf(size, 1), dependent] } });
    const [first, second] = (await shown(101))?.options ?? [];
    expect(second).toMatchObject({
      min: 0,
      only_with: { option_id: first?.option_id, choices: [large?.id], min: 1, max: 1 },
      option_options: [{ price: 150 }],
    });
  });

  test("a choice that is archived is offered in no dish that has its group", async () => {
    const group = await addGroup("Soja salé", "Soja sucré");
    const options = [optionOf(group)];
    await change(
      { target: SALMON, values: { options } },
      { target: "dish:102", values: { options } },
    );
    const [first] = group.choices;
    await change({ target: first?.target ?? "", values: { archived: true } });
    for (const id of [101, 102])
      expect((await shown(id))?.options[0]?.option_options.map(({ name }) => name)).toEqual([
        "Soja sucré",
      ]);
  });

  test.each([
    ["a dish that does not exist", { dishes: [999_999] }, "dishes"],
    ["the same dish twice", { dishes: [101, 101] }, "dishes"],
  ])("a category with %s is refused by its field", async (_, values, field) => {
    const { target } = await firstCategory();
    expect(await refusedFields({ target, values })).toEqual([`edits.0.values.${field}`]);
  });

  test("a condition has to be a choice of an earlier group without a condition", async () => {
    const [size, topping] = [await addGroup("Grande"), await addGroup("Œuf")];
    const only_with = { group_id: size.group_id, choices: [size.choices[0]?.id ?? 0] };
    const dependent = { ...optionOf(topping), only_with };
    const later = { target: SALMON, values: { options: [dependent, optionOf(size)] } };
    expect(await refusedFields(later)).toEqual(["edits.0.values.options.0.only_with"]);
    const foreign = { ...dependent, only_with: { ...only_with, choices: [999_999] } };
    const unknown = { target: SALMON, values: { options: [optionOf(size), foreign] } };
    expect(await refusedFields(unknown)).toEqual(["edits.0.values.options"]);
  });

  test("a dish that requires a choice cannot be a choice; others can", async () => {
    const group = await addGroup("Soja salé");
    const asChoice = (dish: string) =>
      manager.addToMenu({ kind: "choice", within: group.target, dish, values: {} });
    payloadOf(await asChoice("dish:103"));
    await change({ target: SALMON, values: { options: [optionOf(group, 1)] } });
    const refused = await asChoice(SALMON);
    expect(refused.ok ? null : Object.keys(refused.problem.errors ?? {})).toEqual(["dish"]);
  });

  test("a record without a name or, for a dish, without its prices is refused by its fields", async () => {
    const { target: within } = await firstCategory();
    const refused = await manager.addToMenu({ kind: "dish", within, values: { name: "Maki" } });
    expect(refused.ok ? null : Object.keys(refused.problem.errors ?? {})).toEqual([
      "values.price_delivery",
      "values.price_pickup",
    ]);
  });

  test("a dish says which facts of law it lacks", async () => {
    await change({ target: SALMON, values: { allergens: null, tax_rate: 20, facts: {} } });
    const lacks = ["allergens", "alcohol_group", "volume"];
    expect((await dish()).missing).toEqual(lacks);
    const listed = (await firstCategory()).dishes.find(({ target }) => target === SALMON);
    expect(listed?.missing).toEqual(lacks);
  });

  test("where most dishes of a category have a volume, the others lack theirs", async () => {
    const { dishes } = await firstCategory();
    const withVolume = dishes.filter(({ target }) => target !== SALMON);
    await change(
      ...withVolume.map(({ target }) => ({ target, values: { facts: { volume_cl: 33 } } })),
    );
    expect((await dish()).missing).toEqual(["volume"]);
    const listed = (await firstCategory()).dishes.filter(({ missing }) =>
      missing.includes("volume"),
    );
    expect(listed.map(({ target }) => target)).toEqual([SALMON]);
  });
});
