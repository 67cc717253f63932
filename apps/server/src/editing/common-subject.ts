import type { Trx } from "../db/open.ts";
import { categoryTarget, targetOf } from "./targets.ts";

/**
 * What an action is about that changes several targets: the first category that has all the dishes,
 * the group of the choices, or the menu.
 */
export async function commonSubject(trx: Trx, texts: readonly string[]): Promise<string> {
  const targets = texts.map(targetOf);
  const dishes = targets.flatMap((target) => (target?.kind === "dish" ? [target.id] : []));
  if (dishes.length === texts.length) return (await commonCategory(trx, dishes)) ?? "menu";
  const groups = new Set(
    targets.map((target) => (target?.kind === "choice" ? target.group : null)),
  );
  const [only = null] = groups;
  return groups.size === 1 && only !== null ? `group:${only}` : "menu";
}

async function commonCategory(trx: Trx, dishes: readonly number[]): Promise<string | null> {
  const found = await trx
    .selectFrom("placements")
    .select(["menu_id", "category_id"])
    .where("item_id", "in", dishes)
    .groupBy(["menu_id", "category_id"])
    .having(({ fn }) => fn.countAll(), "=", dishes.length)
    .orderBy("menu_id")
    .orderBy("category_id")
    .limit(1)
    .executeTakeFirst();
  return found ? categoryTarget(found.menu_id, found.category_id) : null;
}
