import type { Db } from "../db/open.ts";
import { orderNumber } from "../orders/stored-order.ts";

type Named = { subject: string; name: string };

/** Display names of the subjects of audit entries, by subject; deleted ones have none. */
export async function namesOf(
  db: Db,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) =>
    subjects
      .filter((subject) => subject.startsWith(`${kind}:`))
      .map((subject) => subject.slice(kind.length + 1));
  const named = await Promise.all([
    namedOrders(db, idsOf("order")),
    namedPeople(db, numbersIn(idsOf("person"))),
    namedPrinters(db, numbersIn(idsOf("printer"))),
    namedDishes(db, numbersIn(idsOf("dish"))),
    namedChoices(db, idsOf("choice")),
    namedMenus(db, numbersIn(idsOf("menu"))),
    namedCategories(db, idsOf("category")),
    namedGroups(db, numbersIn(idsOf("group"))),
    namedDrafts(db, numbersIn(idsOf("draft"))),
    namedRows(db, "zone", numbersIn(idsOf("zone"))),
    namedRows(db, "offer", numbersIn(idsOf("offer"))),
    // Dates are formatted, and settings named, where they are shown.
    idsOf("date").map((date) => ({ subject: `date:${date}`, name: date })),
    idsOf("coupon").map((code) => ({ subject: `coupon:${code}`, name: code })),
    idsOf("invitation").map((email) => ({ subject: `invitation:${email}`, name: email })),
  ]);
  return new Map(named.flat().map(({ subject, name }) => [subject, name]));
}

async function namedOrders(db: Db, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("orders").select(["id", "seq"]).where("id", "in", ids).execute();
  return rows.map(({ id, seq }) => ({ subject: `order:${id}`, name: orderNumber(seq) }));
}

async function namedPeople(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "email"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name, email }) => ({ subject: `person:${id}`, name: name || email }));
}

async function namedPrinters(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("printers")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name }) => ({ subject: `printer:${id}`, name }));
}

async function namedDishes(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("items").select(["id", "name"]).where("id", "in", ids).execute();
  return rows.map(({ id, name }) => ({ subject: `dish:${id}`, name }));
}

async function namedMenus(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("menus").select(["id", "name"]).where("id", "in", ids).execute();
  return rows.map(({ id, name }) => ({ subject: `menu:${id}`, name }));
}

/** `ids` as `<menu id>:<category id>`. */
async function namedCategories(db: Db, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const menus = numbersIn(ids.map((id) => id.split(":")[0] ?? ""));
  const rows = await db
    .selectFrom("categories")
    .select(["menu_id", "id", "name"])
    .where("menu_id", "in", menus)
    .execute();
  return rows.map(({ menu_id, id, name }) => ({ subject: `category:${menu_id}:${id}`, name }));
}

async function namedGroups(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("option_groups")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name }) => ({ subject: `group:${id}`, name }));
}

async function namedDrafts(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("drafts")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name }) => ({ subject: `draft:${id}`, name }));
}

async function namedRows(db: Db, kind: "zone" | "offer", ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom<"delivery_zones" | "offers">(kind === "zone" ? "delivery_zones" : "offers")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name }) => ({ subject: `${kind}:${id}`, name }));
}

/** `ids` as `<group id>:<choice id>`; a choice that is a dish has the dish's name. */
async function namedChoices(db: Db, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const groups = numbersIn(ids.map((id) => id.split(":")[0] ?? ""));
  const rows = await db
    .selectFrom("choices")
    .leftJoin("items", "items.id", "choices.dish_id")
    .select(["choices.group_id", "choices.id", "choices.name", "items.name as dish_name"])
    .where("choices.group_id", "in", groups)
    .execute();
  return rows.map(({ group_id, id, name, dish_name }) => ({
    subject: `choice:${group_id}:${id}`,
    name: dish_name ?? name,
  }));
}

/** Subjects without a numeric id are skipped, such as failed sign-ins with an unknown e-mail. */
function numbersIn(ids: readonly string[]): number[] {
  return ids.map(Number).filter(Number.isSafeInteger);
}
