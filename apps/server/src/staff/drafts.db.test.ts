import type { DraftEdits } from "@noren/contract/staff/drafts.ts";
import type { Item } from "@noren/ordering/model.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { toJson } from "../db/json-text.ts";
import { readDraft } from "../drafts/list-drafts.ts";
import { publishDraft } from "../drafts/publish-job.ts";
import { runDueJobs } from "../jobs/run-job.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];
type Edits = DraftEdits["edits"];

const SALMON = "dish:101";
/** In the winter of Paris, an hour ahead of UTC. */
const MONDAY = { local: "2026-11-23T06:00", instant: Date.parse("2026-11-23T05:00:00Z") };

onBothDatabases("drafts of the menu", (databases) => {
  let desk: Desk;
  let manager: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
  });
  afterEach(() => desk.close());

  const price = (target: string, price_pickup: number): Edits[number] => ({
    target,
    values: { price_pickup },
  });

  async function draftOf(...edits: Edits): Promise<number> {
    const { draft } = payloadOf(await manager.createDraft({ name: "Carte d’hiver" }));
    if (edits.length > 0) payloadOf(await manager.changeDraft(draft.id, { edits }));
    return draft.id;
  }

  const change = async (...edits: Edits) => payloadOf(await manager.changeMenu({ edits }));
  const schedule = async (id: number, publish_local: string | null = MONDAY.local) =>
    payloadOf(await manager.updateDraft(id, { publish_local })).draft;
  const read = async (id: number) => {
    const detail = await readDraft(desk.db, id);
    if (!detail) throw new Error("There is no such draft");
    return detail;
  };

  async function jobsRunAt(instant: number): Promise<void> {
    desk.clock.now = instant;
    await runDueJobs(desk.services, publishDraft);
  }

  async function shown(id: number): Promise<Item | undefined> {
    const menus = payloadOf(await desk.api().menus());
    const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    return items.find(({ item_id }) => item_id === id);
  }

  const pickupPrice = async (id = 101) => (await shown(id))?.item_price.price_pickup;

  async function version(): Promise<number> {
    const row = await desk.db.selectFrom("data_version").selectAll().executeTakeFirstOrThrow();
    return row.version;
  }

  async function addGroup() {
    const added = payloadOf(await manager.addToMenu({ kind: "group", values: { name: "Sauces" } }));
    return { target: added.target, group_id: Number(added.target.split(":")[1]) };
  }

  async function firstCategory() {
    const { menus } = payloadOf(await manager.menus());
    const category = menus.flatMap(({ categories }) => categories)[0];
    if (!category) throw new Error("The fixture has no category");
    return { ...category, ids: category.dishes.map(({ item_id }) => item_id) };
  }

  test("a draft changes nothing until it is published, then all at once, as one action that can be undone", async () => {
    const before = await pickupPrice();
    const id = await draftOf(price(SALMON, 9.5), price("dish:102", 8));
    expect(await pickupPrice()).toBe(before);
    expect(payloadOf(await manager.draft(id))).toMatchObject({
      draft: { status: "open", changes: 2, created_by: "The manager" },
      changes: [
        { target: SALMON, field: "price_pickup", seen: before, now: before, value: 950 },
        { target: "dish:102", field: "price_pickup", value: 800 },
      ],
      report: null,
    });
    const versionBefore = await version();
    const { action, changes } = payloadOf(await manager.publishDraft(id));
    expect(changes).toBe(2);
    expect(await version()).toBe(versionBefore + 1);
    expect(await pickupPrice()).toBe(950);
    expect((await read(id)).report).toEqual({
      published_action: action,
      skipped: [],
      problems: [],
    });
    const { entries } = payloadOf(await manager.menuHistory({ page: 1, limit: 1 }));
    expect(entries).toMatchObject([
      { action: "draft_published", subject_name: "Carte d’hiver", who: "The manager" },
    ]);
    payloadOf(await manager.undo(action ?? 0));
    expect(await pickupPrice()).toBe(before);
  });

  test("a draft is published once by its moment, with the name of whoever scheduled it", async () => {
    const id = await draftOf(price(SALMON, 9.5));
    expect(await schedule(id)).toMatchObject({
      status: "scheduled",
      publish_local: MONDAY.local,
      publish_at: MONDAY.instant,
    });
    const versionBefore = await version();
    await jobsRunAt(MONDAY.instant - 1);
    expect(await version()).toBe(versionBefore);
    // The server was off at the moment itself.
    await jobsRunAt(MONDAY.instant + 20 * 60_000);
    await jobsRunAt(MONDAY.instant + 40 * 60_000);
    expect(await version()).toBe(versionBefore + 1);
    const written = (await desk.audit()).filter(({ action }) => action === "draft_published");
    expect(written).toMatchObject([
      { who: "The manager", subject: `draft:${id}`, at: MONDAY.instant + 20 * 60_000 },
    ]);
  });

  test("a draft with another moment, without one, published by hand or deleted is left alone at the first", async () => {
    const [later, never, earlier, deleted] = [
      await draftOf(price(SALMON, 9.5)),
      await draftOf(price(SALMON, 9.6)),
      await draftOf(price("dish:102", 8)),
      await draftOf(price(SALMON, 9.7)),
    ];
    for (const id of [later, never, earlier, deleted]) await schedule(id);
    await schedule(later, "2026-11-23T07:00");
    await schedule(never, null);
    payloadOf(await manager.publishDraft(earlier));
    payloadOf(await manager.deleteDraft(deleted));
    const [before, versionBefore] = [await pickupPrice(), await version()];
    await jobsRunAt(MONDAY.instant);
    expect(await version()).toBe(versionBefore);
    expect(await pickupPrice()).toBe(before);
    await jobsRunAt(MONDAY.instant + 60 * 60_000);
    expect(await version()).toBe(versionBefore + 1);
    expect(await pickupPrice()).toBe(950);
  });

  test.each([
    {
      night: "forward",
      local: "2027-03-28T02:30",
      shown: "2027-03-28T03:00",
      at: "2027-03-28T01:00Z",
    },
    {
      night: "back",
      local: "2027-10-31T02:30",
      shown: "2027-10-31T02:30",
      at: "2027-10-31T00:30Z",
    },
  ])("on the night when the clock goes $night, $local is $at", async ({ local, shown, at }) => {
    const id = await draftOf(price(SALMON, 9.5));
    const instant = Date.parse(at);
    expect(await schedule(id, local)).toMatchObject({ publish_local: shown, publish_at: instant });
    await jobsRunAt(instant - 1);
    expect((await read(id)).draft.status).toBe("scheduled");
    await jobsRunAt(instant);
    expect((await read(id)).draft.status).toBe("published");
  });

  test("a moment in the past, and what is no local time, is refused by its field", async () => {
    const id = await draftOf();
    for (const publish_local of [
      "2026-11-21T11:00",
      "2026-02-30T06:00",
      "2026-12-01T06:00Z",
      "6:00",
    ])
      expect(await manager.updateDraft(id, { publish_local })).toMatchObject({
        problem: {
          code: "validation_failed",
          errors: { publish_local: [expect.any(String)] },
        },
      });
    expect((await read(id)).draft.status).toBe("open");
  });

  test("a field that was edited live is a conflict, and the draft wins at its moment", async () => {
    const id = await draftOf(price(SALMON, 9.5));
    await schedule(id);
    await change(price(SALMON, 7));
    expect((await read(id)).changes).toMatchObject([{ now: 700, value: 950, is_conflict: true }]);
    await change(price(SALMON, 9.5));
    expect((await read(id)).changes).toMatchObject([{ now: 950, is_conflict: false }]);
    await change(price(SALMON, 7));
    await jobsRunAt(MONDAY.instant);
    expect(await pickupPrice()).toBe(950);
  });

  test("open and scheduled drafts are told with the menu", async () => {
    const id = await draftOf(price(SALMON, 9.5));
    await schedule(id);
    const planned = { id, name: "Carte d’hiver", publish_local: MONDAY.local };
    const { drafts } = payloadOf(await manager.menus());
    expect(drafts).toEqual([{ ...planned, target: SALMON, field: "price_pickup", value: 950 }]);
    payloadOf(await manager.publishDraft(id));
    expect(payloadOf(await manager.menus()).drafts).toEqual([]);
  });

  test("an archived target is skipped and reported; the rest is published", async () => {
    const id = await draftOf(price(SALMON, 9.5), price("dish:102", 8));
    await schedule(id);
    await change({ target: SALMON, values: { archived: true } });
    expect((await read(id)).changes).toMatchObject([{ is_archived: true }, { is_archived: false }]);
    await jobsRunAt(MONDAY.instant);
    expect(await pickupPrice(102)).toBe(800);
    expect((await read(id)).report).toMatchObject({
      skipped: [{ target: SALMON, name: "Nigiri saumon", field: "price_pickup" }],
      problems: [],
    });
  });

  test("an archived dish drops out of the order of its category, and keeps its place for its return", async () => {
    const { target, ids } = await firstCategory();
    const [gone = 0, ...others] = ids.toReversed();
    const id = await draftOf({ target, values: { dishes: [gone, ...others] } });
    const { action } = await change({ target: `dish:${gone}`, values: { archived: true } });
    const { report } = payloadOf(await manager.publishDraft(id));
    expect(report.skipped).toMatchObject([{ target: `dish:${gone}`, field: "dishes" }]);
    expect((await firstCategory()).ids).toEqual(others);
    payloadOf(await manager.undo(action ?? 0));
    expect((await firstCategory()).ids).toContain(gone);
  });

  test("a dish that a draft brings back is listed with its place, and ordered in the draft like the others", async () => {
    const { target, ids } = await firstCategory();
    const [first = 0, gone = 0, ...others] = ids;
    await change({ target: `dish:${gone}`, values: { archived: true } });
    expect(payloadOf(await manager.menus()).returning).toEqual([]);
    const id = await draftOf({ target: `dish:${gone}`, values: { archived: false } });
    const dish = { item_id: gone };
    expect(payloadOf(await manager.menus()).returning).toMatchObject([
      { within: target, after: first, dish },
    ]);
    const order = [gone, ...others, first];
    payloadOf(
      await manager.changeDraft(id, { edits: [{ target, values: { dishes: order }, seen: {} }] }),
    );
    payloadOf(await manager.publishDraft(id));
    expect((await firstCategory()).ids).toEqual(order);
  });

  test("a drafted order is told as it would be published now, and changed from there", async () => {
    const { target, ids } = await firstCategory();
    const [gone = 0, ...others] = ids;
    const id = await draftOf({ target, values: { dishes: ids.toReversed() } });
    await change({ target: `dish:${gone}`, values: { archived: true } });
    const fitted = others.toReversed();
    expect((await read(id)).changes).toMatchObject([{ value: ids.toReversed(), fitted }]);
    const put = (dishes: number[], seen: number[]) =>
      manager.changeDraft(id, { edits: [{ target, values: { dishes }, seen: { dishes: seen } }] });
    expect(problemIn(await put(others, ids.toReversed()))).toMatchObject({ code: "changed_since" });
    payloadOf(await put(fitted.toSpliced(0, 1), fitted));
    expect((await read(id)).changes).toMatchObject([{ value: fitted.slice(1) }]);
  });

  test("what a draft archives keeps its place in the draft's own order until it is published", async () => {
    const group = await addGroup();
    const choices: number[] = [];
    for (const name of ["Soja", "Ponzu", "Sésame"]) {
      const added = await manager.addToMenu({
        kind: "choice",
        within: group.target,
        values: { name },
      });
      choices.push(Number(payloadOf(added).target.split(":")[2]));
    }
    const [a = 0, b = 0, c = 0] = choices;
    const gone = { target: `choice:${group.group_id}:${b}`, values: { archived: true } };
    const order = (wanted: number[], seen: number[]) => ({
      ...{ target: group.target, values: { choices: wanted } },
      seen: { choices: seen },
    });
    const id = await draftOf(gone, order([c, b, a], [a, b, c]));
    const edits = [order([b, c, a], [c, b, a])];
    payloadOf(await manager.changeDraft(id, { edits }));
    payloadOf(await manager.publishDraft(id));
    const { groups } = payloadOf(await manager.groups());
    const now = groups.find(({ group_id }) => group_id === group.group_id)?.choices;
    expect(now?.map((choice) => choice.id)).toEqual([c, a]);
  });

  test("a dish that joined a category since its order was drafted comes last in it", async () => {
    const { target, ids } = await firstCategory();
    const [last = 0, ...others] = ids.toReversed();
    const id = await draftOf({ target, values: { dishes: [last, ...others] } });
    const values = { name: "Maki du jour", price_delivery: 7.5, price_pickup: 7 };
    const added = payloadOf(await manager.addToMenu({ kind: "dish", within: target, values }));
    payloadOf(await manager.publishDraft(id));
    expect((await firstCategory()).ids.map((dish) => `dish:${dish}`)).toEqual([
      ...[last, ...others].map((dish) => `dish:${dish}`),
      added.target,
    ]);
  });

  test("an invalid draft changes nothing at its moment, says why, and its creator is mailed once", async () => {
    const group = await addGroup();
    const options = [{ group_id: group.group_id, min: 0, max: 1, only_with: null, prices: {} }];
    const id = await draftOf({ target: SALMON, values: { options } }, price("dish:102", 8));
    await schedule(id);
    await change({ target: group.target, values: { archived: true } });
    const [before, versionBefore] = [await pickupPrice(102), await version()];
    const problems = [
      { target: SALMON, name: "Nigiri saumon", field: "options", code: "unknown_reference" },
    ];
    expect(await manager.publishDraft(id)).toMatchObject({
      problem: { code: "draft_invalid", payload: { problems } },
    });
    await jobsRunAt(MONDAY.instant);
    await jobsRunAt(MONDAY.instant + 60_000);
    expect([await pickupPrice(102), await version()]).toEqual([before, versionBefore]);
    expect(await read(id)).toMatchObject({ draft: { status: "failed" }, report: { problems } });
    const mails = await desk.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "draft_failed")
      .execute();
    expect(mails).toMatchObject([{ recipient: "manager@desk.example", locale: "fr" }]);

    await change({ target: group.target, values: { archived: false } });
    expect(await schedule(id, "2026-11-24T06:00")).toMatchObject({ status: "scheduled" });
    await jobsRunAt(Date.parse("2026-11-24T05:00Z"));
    expect(await pickupPrice(102)).toBe(800);
  });

  test("the live value takes a field out of a draft, and so does removing it", async () => {
    const before = ((await pickupPrice()) ?? 0) / 100;
    const id = await draftOf(price(SALMON, 9.5), price("dish:102", 8));
    const { draft } = payloadOf(await manager.changeDraft(id, { edits: [price(SALMON, before)] }));
    expect(draft.changes).toBe(1);
    const fields = [{ target: "dish:102", field: "price_pickup" }];
    expect(payloadOf(await manager.removeFromDraft(id, { fields })).draft.changes).toBe(0);
  });

  test("two people in one draft, one field: the later one is told both values and by whom, and nothing is lost", async () => {
    const live = ((await pickupPrice()) ?? 0) / 100;
    const id = await draftOf();
    const owner = (await desk.signedIn("owner")).api;
    const { name } = payloadOf(await owner.me()).person;
    payloadOf(await owner.changeDraft(id, { edits: [price(SALMON, 9.5)] }));
    const put = (wanted: number, seen: number) =>
      manager.changeDraft(id, {
        edits: [{ ...price(SALMON, wanted), seen: { price_pickup: seen } }],
      });
    const conflictsIn = (reply: Awaited<ReturnType<typeof put>>) =>
      reply.ok || reply.problem.code !== "changed_since" ? null : reply.problem.payload;
    const drafted = { target: SALMON, field: "price_pickup", now: 950, wanted: 800, by: name };
    expect(conflictsIn(await put(8, live))).toMatchObject({ conflicts: [drafted] });
    expect((await read(id)).changes).toMatchObject([{ field: "price_pickup", value: 950 }]);
    payloadOf(await put(8, 9.5));
    expect((await read(id)).changes).toMatchObject([{ field: "price_pickup", value: 800 }]);
    // What is in no draft yet is compared with the live value.
    await change(price("dish:102", 7.1));
    const other = { ...price("dish:102", 7.2), seen: { price_pickup: 1 } };
    const ofLive = conflictsIn(await manager.changeDraft(id, { edits: [other] }));
    const by = expect.any(String);
    expect(ofLive).toMatchObject({ conflicts: [{ now: 710, wanted: 720, by }] });
  });

  test("unknown and archived targets, unknown references and fields of another kind are refused", async () => {
    const id = await draftOf();
    await change({ target: "dish:102", values: { archived: true } });
    const refused = async (...edits: Edits) => {
      const reply = await manager.changeDraft(id, { edits });
      return reply.ok ? null : reply.problem;
    };
    for (const target of ["dish:999999", "dish:102"])
      expect(await refused(price(target, 8))).toMatchObject({ code: "not_found" });
    expect(await refused({ target: SALMON, values: { companions: [999_999] } })).toMatchObject({
      errors: { "edits.0.values.companions": [expect.any(String)] },
    });
    expect(await refused({ target: SALMON, values: { dishes: [101] } })).toMatchObject({
      errors: { "edits.0.values.dishes": [expect.any(String)] },
    });
    expect((await read(id)).changes).toEqual([]);
  });

  test("a published draft is neither changed, published again nor deleted", async () => {
    const id = await draftOf(price(SALMON, 9.5));
    payloadOf(await manager.publishDraft(id));
    const fields = [{ target: SALMON, field: "price_pickup" }];
    for (const reply of [
      await manager.publishDraft(id),
      await manager.deleteDraft(id),
      await manager.updateDraft(id, { name: "Autre" }),
      await manager.changeDraft(id, { edits: [price(SALMON, 7)] }),
      await manager.removeFromDraft(id, { fields }),
    ])
      expect(problemIn(reply)).toMatchObject({ code: "draft_published" });
  });

  test("there are at most 50 drafts that are not published, and 2,000 changes in one", async () => {
    const id = await draftOf();
    for (let n = 1; n < 50; n++) await draftOf();
    expect(problemIn(await manager.createDraft({ name: "La 51e" }))).toMatchObject({
      code: "too_many_drafts",
    });
    await desk.db
      .insertInto("draft_changes")
      .values(
        Array.from({ length: 1999 }, (_, n) => ({
          ...{ draft_id: id, target: `dish:${1_000_000 + n}`, field: "price_pickup" },
          ...{ seen: "1", value: "2" },
        })),
      )
      .execute();
    payloadOf(await manager.changeDraft(id, { edits: [price(SALMON, 9.5)] }));
    payloadOf(await manager.changeDraft(id, { edits: [price(SALMON, 9.6)] }));
    expect(
      problemIn(await manager.changeDraft(id, { edits: [price("dish:102", 9)] })),
    ).toMatchObject({ code: "draft_full" });
  });

  test("the menu as it was at a moment becomes a draft of what differs from now", async () => {
    const before = await pickupPrice();
    desk.clock.now += 60_000;
    await change(price(SALMON, 7), price("dish:102", 8));
    desk.clock.now += 60_000;
    await change(price(SALMON, 9), { target: "dish:103", values: { archived: true } });
    const sold_out = { until: "tomorrow" } as const;
    payloadOf(await manager.changeAvailability({ targets: [SALMON], sold_out }));
    const at = async (time: string) => {
      const reply = await manager.draftFromHistory({ date: "2026-11-21", time });
      return (await read(payloadOf(reply).draft.id)).changes;
    };
    expect(await at("12:00")).toMatchObject([
      { target: SALMON, field: "price_pickup", now: 900, value: before },
      { target: "dish:102", field: "price_pickup", now: 800 },
      { target: "dish:103", field: "archived", now: true, value: false, is_archived: false },
    ]);
    expect(await at("12:01")).toMatchObject([
      { target: SALMON, value: 700 },
      { target: "dish:103", value: false },
    ]);
    expect(await at("12:02")).toEqual([]);
    expect(
      problemIn(await manager.draftFromHistory({ date: "2026-11-21", time: "12:03" })),
    ).toMatchObject({ code: "validation_failed" });
  });

  test("a draft of the past brings an archived dish back where it stood", async () => {
    const { ids } = await firstCategory();
    const gone = ids[0] ?? 0;
    desk.clock.now += 60_000;
    const { target } = await firstCategory();
    await change({ target, values: { dishes: ids.toReversed() } });
    await change({ target: `dish:${gone}`, values: { archived: true } });
    const { draft } = payloadOf(
      await manager.draftFromHistory({ date: "2026-11-21", time: "12:00" }),
    );
    const { report } = payloadOf(await manager.publishDraft(draft.id));
    expect(report).toMatchObject({ skipped: [], problems: [] });
    expect((await firstCategory()).ids).toEqual(ids);
  });

  test("a draft of the past archives a dish, a category and a choice that were added and moved since", async () => {
    const [menu] = payloadOf(await manager.menus()).menus;
    const { target, ids } = await firstCategory();
    const group = await addGroup();
    const before = payloadOf(await manager.groups()).groups.find(
      (one) => one.target === group.target,
    );
    desk.clock.now += 60_000;
    const prices = { price_delivery: 5, price_pickup: 5 };
    const add = async (kind: "dish" | "category" | "choice", within: string, values: object) =>
      payloadOf(await manager.addToMenu({ kind, within, values } as never)).target;
    const idOf = (text: string) => Number(text.split(":").at(-1));
    const dish = await add("dish", target, { name: "Nouveau", ...prices });
    const category = await add("category", menu?.target ?? "", { name: "Nouvelle" });
    const choice = await add("choice", group.target, { name: "Nouveau", price: 1 });
    const first = (added: string, others: readonly { target: string }[]) => [
      idOf(added),
      ...others.map((one) => idOf(one.target)),
    ];
    await change(
      { target, values: { dishes: [idOf(dish), ...ids] } },
      {
        target: menu?.target ?? "",
        values: { categories: first(category, menu?.categories ?? []) },
      },
      { target: group.target, values: { choices: first(choice, before?.choices ?? []) } },
    );
    const { draft } = payloadOf(
      await manager.draftFromHistory({ date: "2026-11-21", time: "12:00" }),
    );
    const { report } = payloadOf(await manager.publishDraft(draft.id));
    expect(report).toMatchObject({ skipped: [], problems: [] });
    expect((await firstCategory()).ids).toEqual(ids);
    const { menus } = payloadOf(await manager.menus());
    expect(menus[0]?.categories.map((one) => one.target)).not.toContain(category);
  });

  test("a picture that came with the menu is brought back by a draft of the past", async () => {
    const picture = {
      path: "/pictures/with-the-menu",
      widths: [320],
      formats: ["jpg"],
      background: "#fff",
    };
    await desk.db
      .updateTable("items")
      .set({ picture: toJson(picture) as never })
      .where("id", "=", 101)
      .execute();
    await desk.dataChanged();
    desk.clock.now += 60_000;
    await change({ target: SALMON, values: { picture: null } });
    const { draft } = payloadOf(
      await manager.draftFromHistory({ date: "2026-11-21", time: "12:00" }),
    );
    const { report } = payloadOf(await manager.publishDraft(draft.id));
    expect(report).toMatchObject({ skipped: [], problems: [] });
    expect(await shown(101)).toMatchObject({ item_picture: picture });
  });
});
