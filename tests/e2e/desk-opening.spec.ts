import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { ROOT } from "../../scripts/root.ts";
import { newPerson, place } from "../support/desk-client.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, deskOn, enterDesk, signIn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports; a forged link is refused. */
test.use({ locale: "fr-FR", refused: [401, 404] });

test("the page that the desk opens on asks for its data before it is known who opens it, if the last person could", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  const known = Promise.withResolvers<void>();
  await page.route("**/v2/staff/me", async (route) => {
    await known.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/v2/staff/hours");
  await page.goto("/fr/desk/hours", { waitUntil: "commit" });
  await asked;
  known.resolve();
  await expect(page.getByRole("region", { name: DESK.hours.week })).toBeVisible();

  // A cook's browser does not ask: each refusal would be a line of the audit log.
  await page.context().clearCookies();
  await signIn(page, await newPerson(server, "Aya", "kitchen"));
  await visit(page, "/fr/desk");
  await desk.expectInbox();
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await visit(page, "/fr/desk/hours");
  await expect(page.getByText(DESK.notHere.text)).toBeVisible();
  expect(paths).not.toContain("/v2/staff/hours");
});

test.describe("while the server does not answer", () => {
  test.use({ refused: [401, 503] });

  test("a desk that is opened asks until it knows who is signed in, and of which restaurant", async ({
    page,
  }) => {
    await signIn(page);
    const starting = [/\/v2\/staff\/me$/, /\/v2\/public\/settings$/];
    const json = { status: "error", code: "not_ready", message: "" };
    for (const call of starting)
      await page.route(call, (route) => route.fulfill({ status: 503, json }));
    await visit(page, "/fr/desk");
    await expect(page.getByText(DESK.connection.lost)).toBeVisible();
    await expect(page).toHaveURL(/\/fr\/desk$/);
    for (const call of starting) await page.unroute(call);
    await deskOn(page).expectInbox();
    await expect(page.getByRole("banner")).toContainText("Kawabe");
  });
});

test("the tracking page sends no referrer to other sites and is not cached", async ({
  page,
  server,
}) => {
  const placed = await place(server);
  const answer = await visit(page, `/track/${placed.order_id}?key=${placed.tracking_key}`);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await visit(page, `/track/${placed.order_id}?key=forged`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TRACK_WORDS.fr.goneTitle);
});

test("the storefront's build contains no code of the desk", () => {
  const client = join(ROOT, "apps/web/dist/client");
  const text = readFileSync(join(client, ".vite/manifest.json"), "utf8");
  const manifest: Record<string, { file: string }> = JSON.parse(text);
  expect(Object.keys(manifest).filter((key) => /(^|\/)desk/.test(key))).toEqual([]);
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const { file } of scripts)
    expect(readFileSync(join(client, file), "utf8"), file).not.toContain("/v2/staff");
});

test("the desk is not indexed", async ({ request }) => {
  const page = await request.get("/en/desk");
  expect(page.headers()["x-robots-tag"]).toContain("noindex");
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/desk", "/fr/desk", "/en/desk", "/track/"])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("desk");
});
