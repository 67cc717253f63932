import type { MenuCategory } from "../../packages/contract/src/staff/menu.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { done } from "./desk-client.ts";

/** The categories of all menus, with their dishes. */
export async function menuCategories(api: StaffApi): Promise<MenuCategory[]> {
  return done(await api.menus()).menus.flatMap(({ categories }) => categories);
}

/** A category of at least five dishes. */
export async function aCategory(api: StaffApi, nth = 0): Promise<MenuCategory> {
  const category = (await menuCategories(api)).filter(({ dishes }) => dishes.length >= 5)[nth];
  if (!category) throw new Error("The sample has no such category");
  return category;
}
