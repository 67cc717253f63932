import { randomUUID } from "node:crypto";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { OTHER_LINKS } from "../support/desk-addresses.ts";
import { deskClient, invitationOf, place } from "../support/desk-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, deskOn, enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports; a forged link is refused. */
test.use({ locale: "fr-FR", refused: [401, 404, 410] });

const WORDS = TRACK_WORDS.fr;

test("every signed-out page of the desk is accessible", async ({ page, server }) => {
  const invitation = await invitationOf(server, `${randomUUID()}@kawabe.example`, "kitchen");
  const signedOutPaths = ["/desk/sign-in", "/desk/forgotten", "/desk/welcome#used-up", invitation];
  for (const path of signedOutPaths) {
    await visit(page, "about:blank");
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(DESK.welcome.looking);
    expect(await violations(page), path).toEqual([]);
  }
});

test("every page of the desk is accessible", async ({ page, server }) => {
  const desk = deskOn(page);
  await place(server);
  await enterDesk(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await violations(page), page.url()).toEqual([]);
  for (const link of OTHER_LINKS) {
    await desk.open(link);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await violations(page), page.url()).toEqual([]);
  }
});

test("a receipt, its not-found page and the tracking page are accessible", async ({
  page,
  server,
}) => {
  const receipt = await receiptOf(server);
  await enterDesk(page);
  for (const path of ["/desk/nowhere", `/desk/receipts/${receipt}`]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
  const placed = await place(server);
  await visit(page, `/track/${placed.order_id}?key=${placed.tracking_key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.new);
  expect(await violations(page), page.url()).toEqual([]);
});

/** Completes an order and returns the number of its receipt. */
async function receiptOf(server: TestServer): Promise<number> {
  const owner = await deskClient(server);
  const { order_id } = await place(server);
  await owner.accept(order_id, { version: 0, minutes: 10 });
  await owner.completed(order_id, { version: 1 });
  const sold = await owner.order(order_id);
  if (!sold.ok || sold.payload.receipts[0] === undefined) throw new Error("no receipt");
  return sold.payload.receipts[0];
}
