import { expect, type Locator, type Page } from "@playwright/test";
import type { StaffApi } from "../../../packages/contract/src/staff/staff-api.ts";
import { done, type Placed, place } from "../../support/desk-client.ts";
import type { TestServer } from "../../support/test-server.ts";
import { DESK, enterDesk } from "./desk.ts";

export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 664 };

/** A guest whose name takes more than a line of a ticket. */
export const LONG = {
  first_name: "Anne-Charlotte",
  last_name: "Vandenbroucke-Saint-Symphorien",
  email: "guest@example.org",
  phone: "0639981234",
};

/** Enters the desk; its board has so many tickets, and the bar above it that moves them. */
export async function enterBoard(page: Page, tickets: number): ReturnType<typeof enterDesk> {
  const desk = await enterDesk(page);
  await expect(page.getByRole("article")).toHaveCount(tickets);
  // On phones it may stand behind a more urgent one.
  await expect(page.getByText(DESK.demonstration.title)).toBeAttached();
  return desk;
}

export async function placeAccepted(server: TestServer, owner: StaffApi, count: number) {
  const placed: Placed[] = [];
  for (let index = 0; index < count; index++) {
    const order = await place(server);
    done(await owner.accept(order.order_id, { version: 0, minutes: 20 }));
    placed.push(order);
  }
  return placed;
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not there`);
  return { x: Math.round(box.x), y: Math.round(box.y) };
}

/** Presses where nothing is to be pressed, and stays there. */
export async function rest(page: Page, ticket: Locator): Promise<void> {
  const box = await ticket.getByRole("list").first().boundingBox();
  if (!box) throw new Error("The ticket has no dishes");
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
}
