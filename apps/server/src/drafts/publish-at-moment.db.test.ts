import { NOON } from "@noren/ordering/testing.ts";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases, onPostgres, type TestDatabases } from "../../test/databases.ts";
import { type ServerProcess, startProcessAt } from "../../test/server-process.ts";
import { deskBrowser, openStaffFixture } from "../../test/staff-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";
import { toJson } from "../db/json-text.ts";
import { publishAtMoment } from "./schedule-draft.ts";

// Processes are started, which may be slow on a loaded machine.
vi.setConfig({ testTimeout: 90_000 });

const MINUTE_MS = 60_000;
/** Of the restaurant, in Paris: ten minutes after the clock of the fixture. */
const MOMENT = { local: "2026-11-21T12:10", instant: NOON + 10 * MINUTE_MS };
/** A pickup price in euros that no dish has. */
const PRICE = 9.37;
const LONG = { timeout: 60_000 };

type Scheduled = Awaited<ReturnType<typeof scheduledDraft>>;

/** A database with a scheduled draft, whose app is closed again. */
async function scheduledDraft(databases: TestDatabases) {
  const { variables, signedIn, db, close } = await openStaffFixture(databases);
  const { api, jar } = await signedIn("manager");
  const { draft } = payloadOf(await api.createDraft({ name: "Carte d’hiver" }));
  const edits = ["dish:101", "dish:102"].map((target) => ({
    target,
    values: { price_pickup: PRICE },
  }));
  payloadOf(await api.changeDraft(draft.id, { edits }));
  payloadOf(await api.updateDraft(draft.id, { publish_local: MOMENT.local }));
  const { version } = await db.selectFrom("data_version").selectAll().executeTakeFirstOrThrow();
  await close();
  return { variables, cookie: jar.cookie, version, id: draft.id };
}

/** The real program, whose own time zone is not the restaurant's, with its clock at an instant. */
function startAt(instant: number, { variables }: Scheduled): Promise<ServerProcess> {
  const env = { ...variables, LOCATIONS: "embedded", TZ: "America/New_York" };
  return startProcessAt(instant, env);
}

/** A connection of its own, closed when the test ends. */
async function clientOf({ variables }: Scheduled): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: String(variables.DATABASE_URL) });
  await client.connect();
  let isClosed = false;
  client.on("end", () => {
    isClosed = true;
  });
  onTestFinished(async () => {
    if (!isClosed) await client.end();
  });
  return client;
}

function apiAt({ url }: ServerProcess, { cookie }: Scheduled) {
  const fetchThere = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${url}${pathname}${search}`, request));
  };
  return deskBrowser({ http: { fetch: fetchThere } }, cookie).api;
}

async function statusAt(server: ServerProcess, scheduled: Scheduled) {
  const { drafts } = payloadOf(await apiAt(server, scheduled).drafts());
  return drafts[0]?.status;
}

/** Ends a server after the jobs that it runs. */
async function stop(server: ServerProcess): Promise<void> {
  server.signal("SIGTERM");
  await server.exit;
}

/**
 * What was stored once no server runs: the data version, and the number of fields that each action
 * that has published a draft has changed.
 */
async function resultOf({ variables, cookie }: Scheduled) {
  const app = await openTestApp(variables);
  const { api } = deskBrowser(app, cookie);
  const { entries } = payloadOf(await api.menuHistory({ page: 1, limit: 100 }));
  const { version } = await app.db.selectFrom("data_version").selectAll().executeTakeFirstOrThrow();
  await app.close();
  const published = entries.filter(({ action }) => action === "draft_published");
  return { publications: published.map(({ changes }) => changes.length), version };
}

const onceAsOneVersion = ({ version }: Scheduled) => ({ publications: [2], version: version + 1 });

/**
 * Makes the job of the publication due again, as a kill before its record does, after one of its
 * prices was changed: a second publication would change it back.
 */
async function makeDueAgain({ variables, cookie, id }: Scheduled): Promise<void> {
  const app = await openTestApp(variables);
  const edits = [{ target: "dish:101", values: { price_pickup: PRICE + 1 } }];
  payloadOf(await deskBrowser(app, cookie).api.changeMenu({ edits }));
  const payload = toJson({ draft: id, publish_at: MOMENT.instant });
  await app.db
    .updateTable("jobs")
    .set({ done_at: null, leased_until: null, payload })
    .where("kind", "=", publishAtMoment.name)
    .execute();
  await app.close();
}

/** The log's line of a job that has ended. */
const JOB_ENDED = `"kind":"${publishAtMoment.name}"`;

onBothDatabases("a draft whose moment passes while the server is off", (databases) => {
  test("is published once when it starts, as one action and one version, in the restaurant's time zone", async () => {
    const scheduled = await scheduledDraft(databases);
    const early = await startAt(MOMENT.instant - 5 * MINUTE_MS, scheduled);
    expect(await statusAt(early, scheduled)).toBe("scheduled");
    early.signal("SIGKILL");
    await early.exit;

    const late = await startAt(MOMENT.instant + 10 * MINUTE_MS, scheduled);
    await expect.poll(() => statusAt(late, scheduled), LONG).toBe("published");
    late.signal("SIGKILL");
    await late.exit;
    const once = onceAsOneVersion(scheduled);
    expect(await resultOf(scheduled)).toEqual(once);

    await makeDueAgain(scheduled);
    const next = await startAt(MOMENT.instant + 20 * MINUTE_MS, scheduled);
    await next.waitForOutput(JOB_ENDED);
    await stop(next);
    expect(await resultOf(scheduled)).toEqual({ ...once, version: once.version + 1 });
  });
});

onPostgres("a draft with several instances", (databases) => {
  test("is published exactly once by two that run at its moment, as one version", async () => {
    const scheduled = await scheduledDraft(databases);
    const at = MOMENT.instant - 2000;
    const both = await Promise.all([startAt(at, scheduled), startAt(at, scheduled)]);
    for (const server of both)
      await expect.poll(() => statusAt(server, scheduled), LONG).toBe("published");
    // Each ends what it publishes.
    await Promise.all(both.map(stop));
    expect(await resultOf(scheduled)).toEqual(onceAsOneVersion(scheduled));
  });

  test("is published exactly once by the other if one is killed while it publishes", async () => {
    const scheduled = await scheduledDraft(databases);
    const client = await clientOf(scheduled);
    // The publication's last statements wait for this row.
    const holder = await clientOf(scheduled);
    await holder.query("begin");
    await holder.query("select version from data_version for update");
    const first = await startAt(MOMENT.instant, scheduled);
    const waiting = async () => {
      const { rows } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update \"data_version\"%'",
      );
      return rows.length;
    };
    await expect.poll(waiting, LONG).toBe(1);
    first.signal("SIGKILL");
    await first.exit;
    await holder.end();

    // Once the lease of the killed instance has ended.
    const second = await startAt(MOMENT.instant + 2 * MINUTE_MS, scheduled);
    await second.waitForOutput(JOB_ENDED);
    await stop(second);
    expect(await resultOf(scheduled)).toEqual(onceAsOneVersion(scheduled));
  });
});
