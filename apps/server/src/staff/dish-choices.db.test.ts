import type { LeftOut } from "@noren/contract/staff/menu-dish.ts";
import type { MenuValues } from "@noren/contract/staff/menu-values.ts";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

const SALMON = "dish:101";

onBothDatabases("a choice that is a dish", (databases) => {
  test.each<[string, LeftOut, Partial<MenuValues> | "requires a choice"]>([
    ["is archived", "archived", { archived: true }],
    ["is taken off sale", "off_sale", { is_available: false }],
    ["becomes a formule", "is_formule", { is_formule: true }],
    ["requires a choice of its own", "required_option", "requires a choice"],
  ])(
    "keeps its name in its group once the dish %s, with the reason %s why guests don't see it",
    async (_, reason, values) => {
      const desk = await openStaffOrderFixture(databases);
      const { api } = await desk.signedIn("manager");
      const addGroup = async (name: string) =>
        payloadOf(await api.addToMenu({ kind: "group", values: { name } })).target;
      const [desserts, sauces] = [await addGroup("Desserts"), await addGroup("Sauces")];
      const choice = { kind: "choice", within: desserts, dish: SALMON, values: {} } as const;
      payloadOf(await api.addToMenu(choice));
      const shown = async () => {
        const { groups } = payloadOf(await api.groups());
        return groups.find(({ target }) => target === desserts)?.choices.map(({ dish }) => dish);
      };
      const [before] = (await shown()) ?? [];
      expect(before).toMatchObject({ item_id: 101, left_out: null });

      const sauce = { group_id: Number(sauces.split(":")[1]), min: 1, max: 1 };
      const options = [{ ...sauce, only_with: null, prices: {} }];
      const changed = values === "requires a choice" ? { options } : values;
      payloadOf(await api.changeMenu({ edits: [{ target: SALMON, values: changed as never }] }));
      expect(await shown()).toEqual([{ ...before, left_out: reason }]);
      await desk.close();
    },
  );
});
