import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { ROOT } from "../../scripts/root.ts";
import { OWNER, place } from "../support/desk-house.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports; a forged link is refused. */
test.use({ locale: "fr-FR", refused: [401, 404] });

const WORDS = TRACK_WORDS.fr;

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

test("search engines are kept out of the desk", async ({ request }) => {
  const page = await request.get("/en/desk");
  expect(page.headers()["x-robots-tag"]).toContain("noindex");
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/desk", "/fr/desk", "/en/desk", "/track/"])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("desk");
});
