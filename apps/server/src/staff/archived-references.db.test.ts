import type { MenuChange } from "@noren/contract/staff/menu.ts";
import type { StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];
type Edits = MenuChange["edits"];

const SALMON = "dish:101";

onBothDatabases("references to what was archived", (databases) => {
  let desk: Desk;
  let manager: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
  });
  afterEach(() => desk.close());

  const change = async (...edits: Edits) => payloadOf(await manager.changeMenu({ edits }));
  const archive = (target = "") => change({ target, values: { archived: true } });
  const dish = async (id = 101) => payloadOf(await manager.dish(id));
  const refusedFields = async (...edits: Edits) => {
    const reply = await manager.changeMenu({ edits });
    return reply.ok ? null : Object.keys(reply.problem.errors ?? {});
  };

  async function groupOf(target: string): Promise<StaffGroup> {
    const { groups } = payloadOf(await manager.groups());
    const found = groups.find((one) => one.target === target);
    if (!found) throw new Error("The group is not listed");
    return found;
  }

  async function addGroup(name: string, ...choices: string[]): Promise<StaffGroup> {
    const { target } = payloadOf(await manager.addToMenu({ kind: "group", values: { name } }));
    for (const name of choices)
      payloadOf(await manager.addToMenu({ kind: "choice", within: target, values: { name } }));
    return groupOf(target);
  }

  async function addDish(name: string): Promise<{ id: number; target: string }> {
    const { menus } = payloadOf(await manager.menus());
    const within = menus.flatMap(({ categories }) => categories)[0]?.target ?? null;
    const values = { name, price_delivery: 7, price_pickup: 7, is_available: true };
    const { target } = payloadOf(await manager.addToMenu({ kind: "dish", within, values }));
    return { id: Number(target.split(":")[1]), target };
  }

  /** The salmon with toppings for its large size alone, the only choice that the condition names. */
  async function withToppings() {
    const size = await addGroup("Taille", "Petite", "Grande");
    const toppings = await addGroup("Garnitures", "Œuf");
    const [small, large] = size.choices;
    const usual = { min: 0, max: 1, only_with: null, prices: {} };
    const only_with = { group_id: size.group_id, choices: [large?.id ?? 0] };
    const first = { group_id: size.group_id, ...usual };
    const options = [first, { ...usual, group_id: toppings.group_id, only_with }];
    await change({ target: SALMON, values: { options } });
    return { size, small, large, options };
  }

  async function shownOptions() {
    const menus = payloadOf(await desk.api().menus());
    const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    return items.find(({ item_id }) => item_id === 101)?.options ?? [];
  }

  test("a dish whose condition names an archived choice can be edited, and the condition stays unmet", async () => {
    const { large, options } = await withToppings();
    await archive(large?.target);
    const [first, second] = options;
    const values = { options: [{ ...first, max: 2 }, second] as never };
    expect(await refusedFields({ target: SALMON, values })).toBeNull();
    const [size, toppings] = await shownOptions();
    expect(size).toMatchObject({ max: 2, option_options: [{ name: "Petite" }] });
    expect(toppings?.only_with).toMatchObject({ choices: [large?.id] });
  });

  test("a draft that edits such a dish is published", async () => {
    const { large, options } = await withToppings();
    const { draft } = payloadOf(await manager.createDraft({ name: "Hiver" }));
    const [first, second] = options;
    const values = { options: [{ ...first, max: 2 }, second] as never };
    payloadOf(await manager.changeDraft(draft.id, { edits: [{ target: SALMON, values }] }));
    await archive(large?.target);
    expect(payloadOf(await manager.publishDraft(draft.id)).report.problems).toEqual([]);
    expect((await shownOptions())[0]).toMatchObject({ max: 2 });
  });

  test("a draft whose new condition names a choice that was archived since is not published", async () => {
    const { size, small, options } = await withToppings();
    const { draft } = payloadOf(await manager.createDraft({ name: "Hiver" }));
    const only_with = { group_id: size.group_id, choices: [small?.id ?? 0] };
    const [first, second] = options;
    const values = { options: [first, { ...second, only_with }] as never };
    payloadOf(await manager.changeDraft(draft.id, { edits: [{ target: SALMON, values }] }));
    await archive(small?.target);
    expect(await manager.publishDraft(draft.id)).toMatchObject({
      problem: {
        code: "draft_invalid",
        payload: { problems: [{ field: "options", code: "unknown_reference" }] },
      },
    });
  });

  test("a condition that names an archived choice for the first time is refused", async () => {
    const { size, small, options } = await withToppings();
    await archive(small?.target);
    const only_with = { group_id: size.group_id, choices: [small?.id ?? 0] };
    const [first, second] = options;
    const values = { options: [first, { ...second, only_with }] as never };
    expect(await refusedFields({ target: SALMON, values })).toEqual(["edits.0.values.options"]);
  });

  test("a dish whose companion is archived keeps and names it, and can be given others", async () => {
    const [sake, tea] = [await addDish("Saké doux"), await addDish("Thé vert")];
    await change({ target: SALMON, values: { companions: [sake.id] } });
    await archive(sake.target);
    const companions = [sake.id, tea.id];
    expect(await refusedFields({ target: SALMON, values: { companions } })).toBeNull();
    expect(await dish()).toMatchObject({
      values: { companions },
      companions: [
        { item_id: sake.id, name: "Saké doux", is_archived: true },
        { item_id: tea.id, name: "Thé vert", is_archived: false },
      ],
    });
  });

  test("an archived dish becomes nobody's companion anew", async () => {
    const sake = await addDish("Saké doux");
    await archive(sake.target);
    expect(await refusedFields({ target: SALMON, values: { companions: [sake.id] } })).toEqual([
      "edits.0.values.companions",
    ]);
  });
});
