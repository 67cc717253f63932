import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import { afterEach, expect, test } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { useNotices } from "../notices/notices-store.ts";
import { useGroups } from "./groups-store.ts";
import { changeOptions, moveChoice, withMovedId } from "./press-choices.ts";

afterEach(() => {
  useGroups.setState({ groups: null, dishes: [] });
  useNotices.setState({ notices: [] });
});

/** A desk whose server saves every edit of the menu; `during`: called before it answers. */
function deskSaving(during = () => {}) {
  const edits: { values: unknown; seen: unknown }[] = [];
  const api = createStaffApi("", async (request) => {
    if (request.method !== "PATCH") return Response.json({ payload: null }, { status: 500 });
    edits.push(...(await request.json()).edits);
    during();
    return Response.json({ payload: { action: "1", changes: 1 } });
  });
  const restaurant = { name: "Kawabe", timezone: "Europe/Paris", issuer: null };
  const desk: OfficeDesk = { locale: "fr", m: { ...deskFr, ...officeFr }, api, restaurant };
  return { desk, edits };
}

test("a choice moves by one place, and stays where the list ends", () => {
  expect(withMovedId([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
  expect(withMovedId([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
  expect(withMovedId([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(withMovedId([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});

test("a press on ▲ or ▼ where the list ends sends nothing", async () => {
  const { desk, edits } = deskSaving();
  const choices = [{ id: 1 }, { id: 2 }];
  useGroups.setState({ groups: [{ target: "group:7", choices }] as never });
  const target = { target: "group:7", text: "Sauces : ordre changé" };
  await moveChoice(desk, target, { id: 2, by: 1 });
  expect(edits).toEqual([]);
  await moveChoice(desk, target, { id: 1, by: 1 });
  expect(edits).toMatchObject([{ seen: { choices: [1, 2] }, values: { choices: [2, 1] } }]);
});

test("a change of a dish's options that follows another has seen them without archived groups", async () => {
  const followers: Promise<unknown>[] = [];
  const { desk, edits } = deskSaving(() => {
    if (followers.length === 0) followers.push(change(3));
  });
  const option = (group_id: number) => ({ group_id, min: 0, max: 1, only_with: null, prices: {} });
  const dish = { item_id: 12, name: "Ramen", options: [option(1), option(9)] };
  useGroups.setState({ groups: [], dishes: [dish] });
  const change = (max: number) =>
    changeOptions(desk, { dish, live: new Set([1]), text: "Ramen : changé" }, (now) =>
      now.map((one) => ({ ...one, max })),
    );
  await change(2);
  await Promise.all(followers);
  expect(edits).toMatchObject([
    { seen: { options: dish.options } },
    { seen: { options: [{ group_id: 1, max: 2 }] }, values: { options: [{ max: 3 }] } },
  ]);
});
