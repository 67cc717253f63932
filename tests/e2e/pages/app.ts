import { expect, type Page } from "@playwright/test";
import { APP_ORIGIN, installFakeDevice } from "../../support/native-app.ts";
import { visit } from "../hydrated.ts";

/** Starts the phone app on a separate device, and waits until it has rendered. */
export async function openApp(page: Page, over: Parameters<typeof installFakeDevice>[1] = {}) {
  const device = await installFakeDevice(page, over);
  await visit(page, APP_ORIGIN);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return device;
}
