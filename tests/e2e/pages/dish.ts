import { expect, type Page } from "@playwright/test";
import type { OwnDish } from "../../support/own-dish.ts";
import { visit } from "../hydrated.ts";
import { signIn } from "./desk.ts";

/** Signs in, and opens the dish's page of the desk. */
export async function openDish(page: Page, { path, name }: OwnDish): Promise<void> {
  await signIn(page);
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
