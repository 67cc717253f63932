import { expect, type Page } from "@playwright/test";
import type { Draft } from "../../../packages/contract/src/staff/drafts.ts";
import { visit } from "../hydrated.ts";
import { DESK } from "./desk.ts";

/** Opens a draft at the desk of a person who is signed in: further changes go into it. */
export async function fillDraft(page: Page, { id, name }: Pick<Draft, "id" | "name">) {
  await visit(page, `/fr/desk/menu/drafts/${id}`);
  await page.getByRole("button", { name: DESK.drafts.edit }).click();
  await expect(page.getByText(DESK.openDraft.preparing(name))).toBeVisible();
}
