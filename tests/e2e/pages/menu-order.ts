import { expect, type Locator, type Page } from "@playwright/test";
import { formatOrdinal } from "../../../packages/contract/src/format/ordinals.ts";
import type { StaffApi } from "../../../packages/contract/src/staff/staff-api.ts";
import { menuCategories } from "../../support/menu-categories.ts";
import { visit } from "../hydrated.ts";
import { DESK, signIn } from "./desk.ts";

/** The mode of the menu's page in which dishes and categories are put in order. */

const { order } = DESK.menuPage;

export async function namesIn(api: StaffApi, { target }: { target: string }): Promise<string[]> {
  const category = (await menuCategories(api)).find((one) => one.target === target);
  return category?.dishes.map(({ name }) => name) ?? [];
}

export async function openOrder(
  page: Page,
  { name }: { name: string },
  press = (button: Locator) => button.click(),
): Promise<Locator> {
  await signIn(page);
  await visit(page, "/fr/desk/menu?mode=order");
  await press(page.getByRole("button", { name: new RegExp(`^${RegExp.escape(name)} \\d+ plat`) }));
  const rows = page.getByRole("list", { name, exact: true });
  await expect(rows).toBeVisible();
  // The bar over the page comes last, and moves the rows; while it rings it is behind a button.
  const bar = page.getByText(DESK.demonstration.title);
  const folded = page.getByRole("button", { name: DESK.others(1), exact: true });
  await expect(bar.or(folded).filter({ visible: true }).first()).toBeVisible();
  return rows;
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

export async function expectNames(rows: Locator, names: readonly string[]): Promise<void> {
  await expect(rows.getByRole("listitem")).toHaveText(
    names.map((name) => new RegExp(RegExp.escape(name))),
  );
}

export function movedWords(name: string, from: number, to: number): string {
  return order.moved(name, formatOrdinal(from, "fr"), formatOrdinal(to, "fr"));
}
