import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { authenticatorCode } from "../../apps/server/src/testing/authenticator.ts";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { ROOT } from "../../scripts/root.ts";
import { deskClient, OWNER, place } from "../support/desk-house.ts";
import { openHouse } from "../support/house.ts";
import { waitForMailTo } from "../support/traces.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { DESK, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports; a refused command too. */
test.use({ locale: "fr-FR", refused: [401, 404, 409, 410, 422] });

const WORDS = TRACK_WORDS.fr;

async function trackingOf(
  page: Page,
  { order_id, tracking_key }: Awaited<ReturnType<typeof place>>,
) {
  const guest = await page.context().browser()?.newContext({ serviceWorkers: "block" });
  if (!guest) throw new Error("no browser");
  const tab = await guest.newPage();
  const origin = new URL(page.url()).origin;
  await tab.goto(`${origin}/track/${order_id}?key=${tracking_key}`);
  return { tab, close: () => guest.close() };
}

test("an order rings, is accepted for a time, and its guest sees every step of it", async ({
  page,
  house,
}) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  await page.reload();
  await page.getByRole("button", { name: DESK.ring.arm }).click();
  await expect(page.getByText(DESK.ring.armed)).toBeAttached();
  const placed = await place(house);
  await expect(page.getByText(DESK.ring.rings(1, true))).toBeAttached();
  const { tab, close } = await trackingOf(page, placed);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.new);

  const order = desk.order(placed.number);
  await order.getByRole("button", { name: /20 minutes/ }).click();
  await expect(desk.column("accepted").getByRole("article")).toContainText(placed.number);
  await expect(page.getByText(DESK.ring.rings(1, true))).not.toBeAttached();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.accepted);
  await expect(tab.getByText(WORDS.promised.pickup)).toBeVisible();

  await order.getByRole("button", { name: DESK.steps.preparing, exact: true }).click();
  await expect(desk.column("preparing").getByRole("article")).toContainText(placed.number);
  await order.getByRole("button", { name: DESK.steps.ready, exact: true }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.ready);
  await expect(desk.column("ready").getByRole("article")).toContainText(placed.number);
  await order.getByRole("button", { name: DESK.steps.completed }).click();
  await expect(order).toBeHidden();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.completed);
  await expect(tab.getByText("Reçu n°").first()).toBeVisible();
  await close();
});

test("the link in the log opens a new desk, once, and whoever opened it can sign in", async ({
  page,
}) => {
  const fresh = await openHouse();
  try {
    const link = new URL(/https?:\/\/\S+\/desk\/welcome#[\w-]+/.exec(fresh.output())?.[0] ?? "");
    await page.goto(`${fresh.url}${link.pathname}${link.hash}`);
    await page.getByRole("textbox", { name: DESK.fields.name }).fill("Hélène");
    await page.getByRole("textbox", { name: DESK.fields.email }).fill(OWNER.email);
    await page.getByLabel(DESK.fields.newPassword, { exact: true }).fill(OWNER.password);
    await page.getByRole("button", { name: DESK.welcome.submit }).click();
    const desk = deskOn(page);
    await desk.expectInbox();
    await page.getByRole("button", { name: DESK.nav.menu }).click();
    await page.getByRole("button", { name: DESK.nav.signOut }).click();
    await expect(page.getByRole("heading", { name: DESK.signIn.title })).toBeVisible();
    await page.goto(`${fresh.url}${link.pathname}${link.hash}`);
    await page.reload();
    await expect(page.getByRole("heading", { name: DESK.welcome.deadTitle })).toBeVisible();
    await page.goto(`${fresh.url}/fr/desk`);
    await desk.fillSignIn(OWNER);
    await desk.expectInbox();
    // A desk that is open would miss its house.
    await page.goto("about:blank");
  } finally {
    await fresh.close();
  }
});

test("whoever is refused reads why, and the order leaves the desk", async ({ page, house }) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  const placed = await place(house);
  const { tab, close } = await trackingOf(page, placed);
  const order = desk.order(placed.number);
  await order.getByRole("button", { name: DESK.answer.reject }).click();
  const dialog = page.getByRole("dialog", { name: DESK.dialogs.reject(placed.number) });
  await dialog.getByRole("button", { name: DESK.refusal.submit.reject }).click();
  await expect(dialog.getByText(DESK.refusal.chooseReason)).toBeVisible();
  await dialog.getByRole("button", { name: DESK.refusal.reasons.sold_out }).click();
  await dialog.getByRole("textbox").fill("Plus de saumon ce soir.");
  await dialog.getByRole("button", { name: DESK.refusal.submit.reject }).click();
  await expect(order).toBeHidden();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.rejected);
  await expect(tab.getByText("Plus de saumon ce soir.")).toBeVisible();
  await close();
});

test("of two desks that answer at once one wins, and the other is told who", async ({
  page,
  house,
}) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  const other = await deskClient(house);
  const placed = await place(house);
  const order = desk.order(placed.number);
  await expect(order).toBeVisible();
  // The other desk is faster: what this one sends is about an order that has moved on.
  const seen = await versionOf(other, placed.order_id);
  await page.route("**/accept", async (route) => {
    await other.accept(placed.order_id, { version: seen, minutes: 30 });
    await route.continue();
  });
  await order.getByRole("button", { name: /10 minutes/ }).click();
  const said = DESK.movedOn(placed.number, OWNER.email, DESK.happened.accepted);
  await expect(page.getByText(said)).toBeVisible();
  await expect(desk.column("accepted").getByText(placed.number)).toBeVisible();
});

test("two taps on the same button are one command", async ({ page, house }) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  const placed = await place(house);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/accept") && sent.push(request.url()));
  await desk
    .order(placed.number)
    .getByRole("button", { name: /30 minutes/ })
    .dblclick();
  await expect(desk.column("accepted").getByText(placed.number)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe("without a network", () => {
  test.use({ provokesOutage: true });

  test("for a minute a desk says so, and afterwards has every one of twenty orders once", async ({
    page,
    house,
    context,
  }) => {
    await page.clock.install();
    const desk = deskOn(page);
    await desk.signIn(OWNER);
    await desk.expectInbox();
    const before = await place(house, "Avant");
    await expect(desk.order(before.number)).toBeVisible();
    const known = await page.getByRole("article").count();
    await context.setOffline(true);
    await expect(page.getByText(DESK.line.lost)).toBeVisible({ timeout: 5000 });
    const missed = [];
    for (let count = 0; count < 20; count++) missed.push(await place(house, "Pendant"));
    await page.clock.runFor(60_000);
    await expect(page.getByText(DESK.line.lost)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(DESK.line.lost)).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(known + missed.length);
    for (const { number } of [before, ...missed]) await expect(desk.order(number)).toHaveCount(1);
  });
});

test("a pause is said in the shop with its end, and ends when the desk says so", async ({
  page,
  house,
}) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  await page.getByRole("button", { name: DESK.pause.open, exact: true }).click();
  await page.getByRole("button", { name: DESK.pause.minutes(30), exact: true }).click();
  await expect(page.getByText(DESK.pause.paused)).toBeVisible();
  const shop = await page.context().newPage();
  await shop.goto(`${house.url}/menu`);
  await expect(shop.getByText(/les commandes reprennent à/)).toBeVisible();
  await page.getByRole("button", { name: DESK.pause.resume }).click();
  await expect(page.getByText(DESK.pause.paused)).toBeHidden();
  await shop.reload();
  await expect(shop.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shop.getByText(/les commandes reprennent à/)).toBeHidden();
});

test("what the kitchen takes on is refused at its field, kept, and what a pause offers with it", async ({
  page,
  house,
}) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  await desk.open("settings");
  const { types, ordersPerSlot, capacity, extraChoices, pause, save, saved } = DESK.settings;
  const limits = page.getByRole("region", { name: capacity });
  const orders = limits.getByRole("group", { name: types.pickup }).getByLabel(ordersPerSlot);
  await orders.fill("0");
  await limits.getByRole("button", { name: save }).click();
  await expect(orders).toHaveAccessibleDescription(/De 1 à 999/);
  await orders.fill("99");
  await limits.getByRole("button", { name: save }).click();
  await expect(limits.getByText(saved)).toBeVisible();
  const owner = await deskClient(house);
  expect(await owner.kitchenSettings()).toMatchObject({
    payload: { pickup_orders_per_slot: 99, delivery_orders_per_slot: null },
  });

  const offered = page.getByRole("region", { name: pause });
  await offered.getByLabel(extraChoices).fill("15, 200");
  await offered.getByRole("button", { name: save }).click();
  await expect(offered.getByLabel(extraChoices)).toHaveAccessibleDescription(/De 1 à 180 minutes/);
  await offered.getByLabel(extraChoices).fill("25, 15");
  await offered.getByRole("button", { name: save }).click();
  await expect(offered.getByText(saved)).toBeVisible();
  await page.getByRole("button", { name: DESK.pause.open, exact: true }).click();
  await expect(page.getByRole("button", { name: DESK.pause.slower(15) })).toBeVisible();
  await expect(page.getByRole("button", { name: DESK.pause.slower(10) })).toBeHidden();
});

test("a cook is invited, signs in by the link, and finds neither people nor log", async ({
  page,
  house,
}) => {
  const owner = await deskClient(house);
  const email = `cuisine-${Date.now()}@kawabe.example`;
  const invited = await owner.invite({ email, role: "kitchen", locale: "fr" });
  expect(invited.ok).toBe(true);
  const mail = await waitForMailTo(house.dataDir, email);
  const link = /https?:\/\/\S+\/desk\/welcome#\S+/.exec(mail.text)?.[0] ?? "";
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await page.getByRole("textbox", { name: DESK.fields.name }).fill("Aya");
  await page.getByLabel(DESK.fields.newPassword, { exact: true }).fill("le riz est pret a midi");
  await page.getByRole("button", { name: DESK.welcome.submit }).click();
  const desk = deskOn(page);
  await desk.expectInbox();
  await page.getByRole("button", { name: DESK.nav.menu }).click();
  const menu = page.getByRole("dialog", { name: DESK.nav.menu });
  await expect(menu.getByRole("link", { name: DESK.nav.history })).toBeVisible();
  for (const name of [DESK.nav.people, DESK.nav.audit, DESK.nav.payments])
    await expect(menu.getByRole("link", { name })).toHaveCount(0);
  await page.goto("/desk/people");
  await expect(page.getByText(DESK.notHere.text)).toBeVisible();
});

test("with a second factor a code is asked for, and a recovery code works once", async ({
  page,
  house,
}) => {
  const owner = await deskClient(house);
  const email = `double-${Date.now()}@kawabe.example`;
  await owner.invite({ email, role: "manager", locale: "fr" });
  const mail = await waitForMailTo(house.dataDir, email);
  const link = new URL(/https?:\/\/\S+\/desk\/welcome#\S+/.exec(mail.text)?.[0] ?? "");
  const password = "un bol de plus pour moi";
  await page.goto(link.pathname + link.hash);
  await page.getByRole("textbox", { name: DESK.fields.name }).fill("Mo");
  await page.getByLabel(DESK.fields.newPassword, { exact: true }).fill(password);
  await page.getByRole("button", { name: DESK.welcome.submit }).click();
  const desk = deskOn(page);
  await desk.expectInbox();
  await desk.open("account");
  await page.getByLabel(DESK.totp.yourPassword, { exact: true }).fill(password);
  await page.getByRole("button", { name: DESK.totp.turnOn }).click();
  await expect(page.getByRole("img", { name: DESK.totp.qr })).toBeVisible();
  const secret = ((await page.getByRole("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByRole("textbox", { name: DESK.totp.firstCode }).fill(authenticatorCode(secret));
  await page.getByRole("button", { name: DESK.totp.confirm }).click();
  const codes = page.getByRole("list", { name: DESK.totp.codes }).getByRole("listitem");
  const recovery = ((await codes.first().textContent()) ?? "").trim();
  await page.getByRole("button", { name: DESK.nav.menu }).click();
  await page.getByRole("button", { name: DESK.nav.signOut }).click();

  await desk.signIn({ email, password });
  await page.getByRole("textbox", { name: DESK.signIn.code }).fill(recovery);
  await page.getByRole("button", { name: DESK.signIn.submit, exact: true }).click();
  await desk.expectInbox();
});

test("the log tells what was done, the history finds an order by its name", async ({
  page,
  house,
}) => {
  const owner = await deskClient(house);
  const placed = await place(house, "Bérénice");
  const version = await versionOf(owner, placed.order_id);
  await owner.accept(placed.order_id, { version, minutes: 20 });
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  await desk.open("audit");
  await expect(page.getByText(DESK.audit.actions.order_accepted).first()).toBeVisible();
  await desk.open("history");
  const found = await owner.order(placed.order_id);
  if (found.ok)
    await page.getByLabel(DESK.days.day, { exact: true }).fill(found.payload.order.slot.date);
  await page.getByRole("searchbox").fill("berenice");
  await page.getByRole("button", { name: DESK.days.open(placed.number) }).click();
  const details = page.getByRole("dialog", { name: DESK.dialogs.details(placed.number) });
  await expect(details.getByText(DESK.history.accepted)).toBeVisible();
});

test("a dish is given back by the piece, and the order says so", async ({ page, house }) => {
  const owner = await deskClient(house);
  const placed = await place(house);
  await owner.accept(placed.order_id, { version: 0, minutes: 20 });
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk
    .order(placed.number)
    .getByRole("button", { name: DESK.card.more(placed.number) })
    .click();
  await page.getByRole("button", { name: DESK.refund.open }).click();
  const dialog = page.getByRole("dialog", { name: DESK.refund.title(placed.number) });
  await dialog
    .getByRole("button", { name: /^Un de plus/ })
    .first()
    .click();
  expect(await violations(page), page.url()).toEqual([]);
  await dialog.getByRole("button", { name: /^Rembourser \d/ }).click();
  await expect(page.getByText(/ remboursés\.$/)).toBeVisible();
  const after = await owner.order(placed.order_id);
  expect(after.ok && after.payload.refundable.lines[0]).toEqual([]);
});

test("every page of the desk is accessible", async ({ page, house }) => {
  const desk = deskOn(page);
  await page.goto("/desk/sign-in");
  expect(await violations(page), page.url()).toEqual([]);
  await place(house);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await violations(page), page.url()).toEqual([]);
  for (const link of ["history", "people", "audit", "settings", "account", "payments"] as const) {
    await desk.open(link);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await violations(page), page.url()).toEqual([]);
  }
  const placed = await place(house);
  await page.goto(`/track/${placed.order_id}?key=${placed.tracking_key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.new);
  expect(await violations(page), page.url()).toEqual([]);
});

test("the tracking page tells no other site its address, and is never kept", async ({
  page,
  house,
}) => {
  const placed = await place(house);
  const answer = await page.goto(`/track/${placed.order_id}?key=${placed.tracking_key}`);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await page.goto(`/track/${placed.order_id}?key=forged`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.goneTitle);
});

test("nothing of the desk is in the storefront's build", () => {
  const client = join(ROOT, "apps/web/dist/client");
  const text = readFileSync(join(client, ".vite/manifest.json"), "utf8");
  const manifest: Record<string, { file: string }> = JSON.parse(text);
  expect(Object.keys(manifest).filter((key) => /(^|\/)desk/.test(key))).toEqual([]);
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const { file } of scripts)
    expect(readFileSync(join(client, file), "utf8"), file).not.toContain("/v2/staff");
});

async function versionOf(api: StaffApi, orderId: string): Promise<number> {
  const reply = await api.order(orderId);
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.payload.order.version;
}

test("search engines are kept out of the desk", async ({ request }) => {
  const page = await request.get("/en/desk");
  expect(page.headers()["x-robots-tag"]).toContain("noindex");
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/desk", "/fr/desk", "/en/desk", "/track/"])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("desk");
});
