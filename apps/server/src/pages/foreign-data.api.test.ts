import { everyDay, NOON, quarters } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { builtSite } from "../../test/built-site.ts";
import { defer } from "../../test/cleanup.ts";
import { openPublicApi } from "../../test/public-api-emulator.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { FRESH_MS, MAX_AGE_MS } from "./foreign-data.ts";

const RENDER = `(() => {
  let renderings = 0;
  return async (request, { api }) => {
    const all = [api.settings(), api.menus(), api.offers()];
    const [settings, menus, offers] = await Promise.all(all);
    renderings++;
    if (!settings.ok || !menus.ok) return { status: 503, headers: {}, html: "{}" };
    const { name } = settings.payload.contacts;
    const html = JSON.stringify({ name, offers: offers.ok ? offers.payload.length : null, renderings });
    return { status: 200, headers: {}, html };
  };
})()`;

const ALL = ["en menus", "en offers", "en settings", "fr menus", "fr offers", "fr settings"];
const OFFER = { id: 1, is_active: true, type: "percentage", value: 10 };

type Page = { status: number; name?: string; offers?: number | null; renderings?: number };
type Line = { call?: string; locale?: string; status?: number };

/** Pages on another server's API, whose restaurant is called "Before". */
async function openPages() {
  const api = await openPublicApi();
  const rename = (name: string) => {
    api.payloads.settings = [{ name: "contacts", value: { name } }];
  };
  rename("Before");
  const clock = { now: 0 };
  /** The lines about calls of the other server. */
  const logged: Line[] = [];
  const write = (text: string) => {
    const line: Line = JSON.parse(text);
    if (line.call) logged.push(line);
  };
  const app = await openApp({
    config: await readConfig({
      DATA_DIR: temporaryFolder(),
      SAMPLE_DATA: "0",
      API_ROOT: api.url,
    }),
    log: createLog("warn", { write }),
    now: () => clock.now,
    webFolder: builtSite(RENDER),
  });
  defer(app.close);
  const view = async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
    const answer = await app.http.request(path, { headers });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  return { api, rename, clock, logged, view };
}

test("concurrent views of all pages ask another server's API once per locale for each of settings, menus and offers", async () => {
  const { api, view } = await openPages();
  const answer = api.hold();
  const paths = ["/", "/menu", "/fr/about", "/en/menu", "/en/checkout"];
  const visitors = [{}, { host: "order.example.com" }];
  const views = Array.from({ length: 10 }, () =>
    paths.flatMap((path) => visitors.map((headers) => view(path, headers))),
  );
  await api.called(ALL.length);
  answer();
  for (const page of await Promise.all(views.flat())) expect(page.name).toBe("Before");
  expect((await view("/contact")).name).toBe("Before");
  expect(api.calls.toSorted()).toEqual(ALL);
});

test("a page that another server's API fails for is an error page, asks once for each, and is rendered again for the next view", async () => {
  const { api, view, logged } = await openPages();
  for (const name of ["settings", "menus", "offers"]) api.failing.add(name);
  expect((await view("/menu")).status).toBe(503);
  expect(api.calls.toSorted()).toEqual(["fr menus", "fr offers", "fr settings"]);
  expect(logged).toMatchObject(Array(3).fill({ locale: "fr", status: 503 }));
  api.failing.clear();
  expect(await view("/menu")).toMatchObject({ status: 200, name: "Before" });
});

test("another server's API that does not answer delays the first view only: later ones get the last data while one refresh runs", async () => {
  const { api, view, rename, clock } = await openPages();
  await view("/menu");
  rename("After");
  const answer = api.hold();
  for (let views = 1; views <= 3; views++) {
    clock.now += FRESH_MS;
    const paths = ["/menu", "/menu", "/", "/about"];
    for (const page of await Promise.all(paths.map((path) => view(path))))
      expect(page.name).toBe("Before");
    await api.called(6);
  }
  expect(api.calls).toHaveLength(6);
  answer();
  await expect.poll(() => view("/menu")).toMatchObject({ name: "After" });
  expect(api.calls).toHaveLength(6);
});

test("another server's data is not loaded again before it is 30 seconds old", async () => {
  const { api, view, clock } = await openPages();
  await view("/menu");
  clock.now += FRESH_MS - 1;
  await view("/menu");
  // The calls of another locale come after any that the view before has made.
  await view("/en/menu");
  expect(api.calls.toSorted()).toEqual(ALL);
  clock.now += 1;
  await view("/menu");
  await api.called(9);
});

test("another server's data that was loaded again without a change renders no page again", async () => {
  const { api, view, clock } = await openPages();
  const first = await view("/menu");
  const callsAfterView = async () => {
    clock.now += FRESH_MS;
    expect(await view("/menu")).toEqual(first);
    return api.calls.length;
  };
  await expect.poll(callsAfterView).toBeGreaterThan(9);
});

test("pages are rendered again when another menu of another server can be ordered first", async () => {
  const { api, view, clock } = await openPages();
  const served = (menu_id: number, start: string, end: string) => ({
    menu_id,
    menu_name: "",
    active_times: everyDay({ is_open: true, times: [{ start, end }] }),
    pickup_time_ranges: everyDay(quarters(start, end)),
  });
  api.payloads.menus = [served(1, "11:30", "14:30"), served(2, "18:30", "22:30")];
  clock.now = NOON;
  // Once before the menus are known, and once with their order.
  await view("/menu");
  const known = await view("/menu");
  clock.now += 20_000;
  expect(await view("/menu")).toEqual(known);
  clock.now = NOON + 3 * 3_600_000;
  expect((await view("/menu")).renderings).toBeGreaterThan(known.renderings ?? 0);
});

test("a failed refresh of another server's data is logged and keeps the last data for 6 hours, then the page is an error page", async () => {
  const { api, view, clock, logged } = await openPages();
  const first = await view("/menu");
  api.failing.add("settings");
  const asks = () => api.calls.filter((call) => call === "fr settings").length;
  clock.now += FRESH_MS;
  expect(await view("/menu")).toEqual(first);
  await expect.poll(() => logged).toMatchObject([{ call: "settings", locale: "fr", status: 503 }]);
  expect(await view("/menu")).toEqual(first);
  expect(asks()).toBe(2);

  clock.now = MAX_AGE_MS;
  expect(await view("/menu")).toEqual(first);
  await expect.poll(() => logged).toHaveLength(2);
  clock.now += 1;
  expect((await view("/menu")).status).toBe(503);
});

test("a page without another server's offers shows them after they are there", async () => {
  const { api, view, clock } = await openPages();
  api.payloads.offers = [OFFER];
  api.failing.add("offers");
  expect(await view("/menu")).toMatchObject({ status: 200, offers: null });
  api.failing.clear();
  clock.now += FRESH_MS;
  await expect.poll(() => view("/menu")).toMatchObject({ status: 200, offers: 1 });
});
