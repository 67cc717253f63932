import { expect, test } from "vitest";
import { builtSite } from "../../test/built-site.ts";
import { restaurantFile, temporaryFolder } from "../../test/temporary-folder.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";

/** Pages that contain the card provider that the API reports. */
const RENDER = `async (request, { api }) => {
  const settings = await api.settings();
  return { status: 200, headers: {}, html: JSON.stringify(settings.payload.card) };
}`;

test("pages are rendered whatever the public address is: their calls stay in the process", async () => {
  const env = { DATA_DIR: temporaryFolder(), SAMPLE_DATA: restaurantFile(testRestaurant) };
  const config = { ...(await readConfig(env)), siteRoot: "https://order.example.com/shop?a=1" };
  const webFolder = builtSite(`async (_, { api }) => {
    const settings = await api.settings();
    return { status: 200, headers: {}, html: settings.payload.contacts.name };
  }`);
  const log = createLog("silent");
  const { http, close } = await openApp({ config, log, now: () => 0, webFolder });
  const page = await (await http.request("/menu")).text();
  await close();
  expect(page).toBe("Le Noren");
});

test("pages are rendered and cached separately for requests from this machine and from others", async () => {
  const env = { DATA_DIR: temporaryFolder(), SAMPLE_DATA: restaurantFile(testRestaurant) };
  const { http, close } = await openApp({
    config: await readConfig(env),
    log: createLog("silent"),
    now: () => 0,
    webFolder: builtSite(RENDER),
  });
  const cardFor = async (headers: Record<string, string>) =>
    (await (await http.request("/checkout", { headers })).json()) as { provider: string } | null;
  const other = { host: "order.example.com" };
  const seen = [];
  for (const headers of [other, {}, other, {}]) seen.push((await cardFor(headers))?.provider);
  await close();
  expect(seen).toEqual([undefined, "demo", undefined, "demo"]);
});
