import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createStaffApi, type StaffApi } from "@noren/contract/staff/staff-api.ts";
import { asCents } from "@noren/ordering/money.ts";
import { openApp } from "../apps/server/src/app.ts";
import { recordAction } from "../apps/server/src/audit/audit.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { changeData } from "../apps/server/src/db/change-data.ts";
import { type Db, openDatabase } from "../apps/server/src/db/open.ts";
import { transact } from "../apps/server/src/db/transact.ts";
import { LIMIT_RULES, type LimitRules } from "../apps/server/src/http/rate-limits.ts";
import { createLog } from "../apps/server/src/log.ts";
import { readLive } from "../apps/server/test/live-reader.ts";
import { createDatabase, findPostgres, startPostgres } from "../apps/server/test/postgres.ts";
import { done, OWNER, STAFF_ENVIRONMENT } from "../tests/support/desk-client.ts";
import { largeRestaurant } from "./support/large-restaurant.ts";
import { median } from "./support/median.ts";

/**
 * With three hundred dishes, on the embedded database and on PostgreSQL: the server's time of `GET
 * menus` and of the menu's page right after a change, as a browser asks for them; the server's time
 * of an edit relative to one bare transaction of the same rows, which alternate; and on PostgreSQL
 * from the change at one instance until guests and a desk at another have it.
 */
const DISHES = 300;
const ROUNDS = 20;
const WARM_UP = 3;
const MENU_MS = 50;
const RATIO = 2;
const SEEN_MS = 1000;
const DISH = 2001;
const WEB = join(import.meta.dirname, "..", "apps", "web", "dist");
const NO_LIMITS = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, rule]) => [name, { ...rule, points: 1_000_000 }]),
) as LimitRules;

const folder = await mkdtemp(join(tmpdir(), "noren-bench-"));
const sample = join(folder, "restaurant.json");
await writeFile(sample, JSON.stringify(largeRestaurant(DISHES)));
const binaries = findPostgres();
if (binaries === null) throw new Error("This needs PostgreSQL's binaries");
const postgres = await startPostgres(binaries, { isDurable: true });
try {
  await measureEdits("embedded", { DATA_DIR: join(folder, "embedded") });
  const url = () => createDatabase(postgres.server);
  await measureEdits("PostgreSQL", { DATA_DIR: join(folder, "alone"), DATABASE_URL: await url() });
  await measureSeen(await url());
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

type Open = Awaited<ReturnType<typeof openDesk>>;

async function openDesk(env: Record<string, string>) {
  const variables = { ...STAFF_ENVIRONMENT, LOCATIONS: "embedded", SAMPLE_DATA: sample, ...env };
  const app = await openApp({
    config: await readConfig(variables),
    log: createLog("silent"),
    now: () => Date.now(),
    webFolder: WEB,
    limits: NO_LIMITS,
  });
  let cookie = "";
  let servedMs = Number.NaN;
  const send = async (request: Request) => {
    if (cookie) request.headers.set("cookie", cookie);
    const since = performance.now();
    const response = await app.http.fetch(request);
    servedMs = performance.now() - since;
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };
  const api: StaffApi = createStaffApi("", send);
  done(await api.signIn(OWNER));
  /** The server's time of the last answer, in ms. */
  const served = () => servedMs;
  return { app, api, send, served };
}

/** Another price in every round, in cents. */
function priceIn(round: number): number {
  return 1000 + round;
}

async function measureEdits(name: string, env: Record<string, string>): Promise<void> {
  const desk = await openDesk(env);
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl = null } = env;
  const bareHandle = await openDatabase({ dataDir, databaseUrl });
  const [menus, pages, edits, bare]: number[][] = [[], [], [], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    await change(desk, priceIn(3 * round));
    const page = await get(desk, "/menu");
    const edit = await change(desk, priceIn(3 * round + 1));
    const menu = await get(desk, "/v2/public/menus");
    const since = performance.now();
    await bareTransaction(bareHandle.db, priceIn(3 * round + 2));
    const transaction = performance.now() - since;
    await desk.app.services.catalogue.refresh();
    if (round < WARM_UP) continue;
    edits?.push(edit);
    menus?.push(menu);
    pages?.push(page);
    bare?.push(transaction);
  }
  await bareHandle.close();
  await desk.app.close();
  tell(`${name}: GET menus right after a change`, median(menus ?? []), MENU_MS);
  tell(`${name}: the page of the menu right after a change`, median(pages ?? []), MENU_MS);
  const ratio = median(edits ?? []) / median(bare ?? []);
  console.log(
    `${name}: an edit's answer ${median(edits ?? []).toFixed(1)} ms, ${ratio.toFixed(2)} of a bare ` +
      `transaction's, target ${RATIO}${ratio > RATIO ? ", MISSED" : ""}`,
  );
}

/** The server's time, in ms. */
async function change({ api, served }: Open, cents: number): Promise<number> {
  const values = { price_pickup: cents / 100 };
  done(await api.changeMenu({ edits: [{ target: `dish:${DISH}`, values }] }));
  return served();
}

/** The rows that an edit of one field writes; nobody listens to the commits of this handle. */
async function bareTransaction(db: Db, cents: number): Promise<void> {
  const subject = `dish:${DISH}`;
  const changes = [{ target: subject, field: "price_pickup", before: 0, after: cents }];
  const facts = { at: Date.now(), actor: null, subject, changes };
  await transact(db, async (trx) => {
    await trx
      .updateTable("items")
      .set({ price_pickup: asCents(cents) })
      .where("id", "=", DISH)
      .execute();
    await changeData(trx);
    await recordAction(trx, { ...facts, action: "menu_changed" });
  });
}

async function measureSeen(DATABASE_URL: string): Promise<void> {
  const here = await openDesk({ DATA_DIR: join(folder, "here"), DATABASE_URL });
  const there = await openDesk({ DATA_DIR: join(folder, "there"), DATABASE_URL });
  const events = new Request("http://localhost/v2/staff/events?after=0");
  const live = readLive(await there.send(events));
  const [desks, guests]: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const cents = priceIn(round);
    const since = performance.now();
    const told = live.waitForCount(round + 1).then(() => desks?.push(performance.now() - since));
    const seen = untilShown(there, cents).then(() => guests?.push(performance.now() - since));
    await Promise.all([change(here, cents), told, seen]);
  }
  await live.stop();
  await there.app.close();
  await here.app.close();
  tell(
    "a change until a desk at another instance is told, at worst",
    Math.max(...(desks ?? [])),
    SEEN_MS,
  );
  tell(
    "a change until guests at another instance get it, at worst",
    Math.max(...(guests ?? [])),
    SEEN_MS,
  );
}

async function untilShown({ app }: Open, cents: number): Promise<void> {
  const price = () =>
    app.services.catalogue
      .current()
      .in.fr.menus.flatMap(({ categories }) => categories.flatMap((one) => one.items))
      .find(({ item_id }) => item_id === DISH)?.item_price.price_pickup;
  while (price() !== cents) await delay(1);
  await app.http.request("/v2/public/menus");
}

/** The server's time, in ms. */
async function get({ send, served }: Open, path: string): Promise<number> {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const answer = await send(new Request(`http://localhost${path}`, { headers }));
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  await answer.arrayBuffer();
  return served();
}

function tell(what: string, ms: number, target: number): void {
  console.log(`${what}: ${ms.toFixed(1)} ms, target ${target} ms${ms > target ? ", MISSED" : ""}`);
}
