import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restaurantFile, temporaryFolder } from "../../test/temporary-folder.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";

/** A built site whose pages contain the card provider that the API reports. */
function siteOfCards(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "client", ".vite"), { recursive: true });
  mkdirSync(join(folder, "server"));
  const manifest = { "src/entry-client.tsx": { file: "assets/entry-1a2b3c4d.js", isEntry: true } };
  writeFileSync(join(folder, "client", ".vite", "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(
    join(folder, "server", "entry-server.js"),
    `export const iconOrigins = () => [];
     export const inlineScript = "";
     export const isSiteFile = () => false;
     export const addressOf = (path) => ({ canonical: path, template: path, fill: null });
     export const siteFile = () => null;
     export const faultPage = async () => "fault";
     export const render = async (request, { api }) => {
       const settings = await api.settings();
       return { status: 200, headers: {}, html: JSON.stringify(settings.payload.card) };
     };`,
  );
  return folder;
}

test("pages are rendered and cached separately for requests from this machine and from others", async () => {
  const env = { DATA_DIR: temporaryFolder(), SAMPLE_DATA: restaurantFile(testRestaurant) };
  const { http, close } = await openApp({
    config: await readConfig(env),
    log: createLog("silent"),
    now: () => 0,
    webFolder: siteOfCards(),
  });
  const cardFor = async (headers: Record<string, string>) =>
    (await (await http.request("/checkout", { headers })).json()) as { provider: string } | null;
  const other = { host: "order.example.com" };
  const seen = [];
  for (const headers of [other, {}, other, {}]) seen.push((await cardFor(headers))?.provider);
  await close();
  expect(seen).toEqual([undefined, "demo", undefined, "demo"]);
});
