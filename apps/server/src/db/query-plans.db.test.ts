import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { NOON } from "@noren/ordering/testing.ts";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aCustomer } from "../../test/an-order.ts";
import { onEmbedded, onPostgres, type TestDatabases } from "../../test/databases.ts";
import { placeOrder, statusOf } from "../../test/order-over-http.ts";
import { type ServerProcess, startProcessAt } from "../../test/server-process.ts";
import { deskBrowser } from "../../test/staff-fixture.ts";
import { openSession } from "../accounts/sessions.ts";
import { type Env, readConfig } from "../config.ts";
import { openDatabase } from "./open.ts";

// Starts a server process and waits for its background loops.
vi.setConfig({ testTimeout: 60_000 });

/**
 * Tables that grow with every order, mail or visitor; all others are as small as the restaurant.
 */
const GROWING = [
  "accounts",
  "audit_log",
  "changes",
  "codes",
  "draft_changes",
  "drafts",
  "jobs",
  "events",
  "order_lines",
  "order_refunds",
  "orders",
  "outbox",
  "payment_checks",
  "payment_tasks",
  "payments",
  "print_jobs",
  "provider_events",
  "receipts",
  "refunds",
  "saved_addresses",
  "sessions",
];
/** Partial indexes of unfinished work, which may be scanned. */
const SCANNABLE_INDEXES = [
  "new_orders",
  "open_orders",
  "open_jobs_by_serial_key",
  "open_payment_checks",
  "open_print_jobs",
  // Limited to one page, newest first.
  "seen_payment_checks",
  "new_orders_by_caller_key",
  "new_orders_by_network_key",
  "unnumbered_events",
  "unseen_rejections",
  "unsent_mails",
  "due_jobs",
  // Of a table as small as the restaurant: ten devices a person.
  "push_subscriptions_pkey",
];

/** Paginated statements that may scan: a page from the newest entry on, and its total. */
const PAGES = [
  /^select \* from "audit_log" order by "id" desc limit \S+ offset \S+$/,
  /^select count\(\*\) as "total" from "audit_log"$/,
  /^select distinct "action_id" from "changes" order by "action_id" desc limit \S+ offset \S+$/,
  /^select count\(distinct "action_id"\) as "total" from "changes"$/,
];

const OWNER = { email: "owner@desk.example", password: "cinq couteaux bien rangés" };

/**
 * Every reading statement of the background loops and of the routes of desk, customer and
 * monitoring.
 */
async function recordedStatements(env: Env): Promise<string[]> {
  const customer = await aCustomerIn(env);
  const server = await startProcessAt(NOON, {
    ...env,
    STAFF_EMAIL: OWNER.email,
    STAFF_PASSWORD: OWNER.password,
    SMTP_URL: "smtp://127.0.0.1:1",
    LOG_LEVEL: "trace",
  });
  await useEverything(server, customer);
  // Waits for the slowest of the tested loops.
  await expect.poll(() => server.output(), { timeout: 40_000 }).toMatch(/jobs.+earlier/);
  server.signal("SIGTERM");
  const { stdout } = await server.exit;
  // The log, without the clock's terms.
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  const sql = lines.map((line) => (JSON.parse(line) as { sql?: string }).sql ?? "");
  // An `insert` without `select` reads nothing.
  const isReading = (text: string) => /\bselect\b|^(update|delete)\b/i.test(text.trim());
  return [...new Set(sql)].filter(
    (text) => isReading(text) && !PAGES.some((page) => page.test(text)),
  );
}

type Customer = { user_id: string; token: string };

/** A signed-in customer account; a coupon may be used once per customer. */
async function aCustomerIn(env: Env): Promise<Customer> {
  const { db, close } = await openDatabase(await readConfig(env));
  await db
    .updateTable("coupons")
    .set({ once_per_customer: 1, max_uses: null })
    .where("key", "=", "UNIQUE")
    .execute();
  const { id } = await db
    .insertInto("accounts")
    .values({
      email: "ada@example.com",
      first_name: "Ada",
      last_name: "Lovelace",
      phone: "",
      address: "",
      password_hash: "",
      created_at: 0,
      verified_at: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = await openSession(db, id, "full", NOON, "");
  await close();
  return { user_id: String(id), token };
}

async function useEverything(server: ServerProcess, customer: Customer): Promise<void> {
  const { url } = server;
  const http = { fetch: (request: Request) => fetch(moved(request, url)) };
  const { api, raw } = deskBrowser({ http });
  payloadOf(await api.signIn({ ...OWNER }));
  const printer = { name: "Cuisine", host: "127.0.0.1", port: 9109, kinds: ["ticket" as const] };
  payloadOf(await api.addPrinter(printer));
  const tracking = createTrackingApi("", http.fetch, "fr");
  const [first, second] = [await placed(server), await placed(server)];
  const reduced = { coupon: "UNIQUE", discount: 5, total: 5 };
  const { user_id, token } = customer;
  const session = { authorization: `Bearer ${token}`, "user-id": user_id };
  const guest = aCustomer({ email: "guest@example.com", phone: "06 00 00 00 01" });
  expect((await placeOrder(server, { ...reduced, customer: guest })).status).toBe(201);
  expect((await placeOrder(server, reduced, session)).status).toBe(201);
  payloadOf(await api.openOrders());
  payloadOf(await api.accept(first.order_id, { version: 0, minutes: 30 }));
  payloadOf(await api.reject(second.order_id, { version: 0, reason: "too_busy" }));
  const page = { page: 1, limit: 20 };
  payloadOf(await api.ordersOn({ date: "2026-11-21", ...page }));
  payloadOf(await api.order(first.order_id));
  const sold_out = { until: "tomorrow" } as const;
  const targets = ["dish:102"];
  const { action } = payloadOf(await api.changeAvailability({ targets, sold_out }));
  payloadOf(await api.undo(action ?? 0));
  payloadOf(await api.availability());
  await undoInPart(api);
  const { draft } = payloadOf(await api.createDraft({ name: "Carte d’hiver" }));
  const edits = [{ target: "dish:102", values: { price_pickup: 6 } }];
  payloadOf(await api.changeDraft(draft.id, { edits }));
  payloadOf(await api.updateDraft(draft.id, { publish_local: "2099-11-30T06:00" }));
  payloadOf(await api.draft(draft.id));
  payloadOf(await api.menus());
  payloadOf(await api.publishDraft(draft.id));
  payloadOf(await api.draftFromHistory({ date: "2026-11-21", time: "12:00" }));
  payloadOf(await api.drafts());
  payloadOf(await api.menuHistory(page));
  payloadOf(await api.menuHistory({ ...page, target: "dish:102" }));
  payloadOf(await api.audit(page));
  for (const path of ["payment-checks", "printers", "people", "me", "ordering", "desk-settings"])
    await raw("GET", path);
  payloadOf(await tracking.tracking(first.order_id, first.tracking_key));
  payloadOf(await api.changeKitchenSettings({ pickup_orders_per_slot: 5 }));
  const orders = new URLSearchParams({ ...customer, page: "1", limit: "20" });
  expect(await statusOf(server, `/v2/public/auth/orders?${orders}`)).toBe(200);
  expect(await statusOf(server, "/v2/public/slots/full")).toBe(200);
  expect(await statusOf(server, "/metrics")).toBe(200);
}

/** An action on two prices, one of which was changed since. */
async function undoInPart(api: StaffApi): Promise<void> {
  const change = async (values: { price_pickup?: number; price_delivery: number }) =>
    payloadOf(await api.changeMenu({ edits: [{ target: "dish:102", values }] }));
  const { action } = await change({ price_pickup: 7, price_delivery: 8 });
  await change({ price_delivery: 9 });
  payloadOf(await api.undo(action ?? 0));
}

function moved(request: Request, url: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, url), request);
}

async function placed(server: ServerProcess) {
  type Placed = { payload: { order_id: string; tracking_key: string } };
  return ((await (await placeOrder(server)).json()) as Placed).payload;
}

onEmbedded("query plans", (databases) => {
  test("SQLite scans no growing table", async () => {
    const env = await databases.filled();
    const statements = await recordedStatements(env);
    const database = new DatabaseSync(join(String(env.DATA_DIR), "noren.sqlite"));
    const scans = statements.flatMap((sql) =>
      database
        .prepare(`explain query plan ${sql}`)
        .all()
        .map(({ detail }) => String(detail))
        .filter(isSqliteScan)
        .map((detail) => `${detail}: ${sql}`),
    );
    database.close();
    expect(statements.length).toBeGreaterThan(40);
    expect(scans).toEqual([]);
  });
});

function isSqliteScan(detail: string): boolean {
  const [, table = "", index = ""] =
    /^SCAN (\w+)(?:.* USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
  return GROWING.includes(table) && !SCANNABLE_INDEXES.includes(index);
}

onPostgres("query plans", (databases: TestDatabases) => {
  test("PostgreSQL scans no growing table", async () => {
    const env = await databases.filled();
    const statements = await recordedStatements(env);
    const client = new pg.Client({ connectionString: String(env.DATABASE_URL) });
    await client.connect();
    // Tables are nearly empty here, so sequential scans are disabled to see whether an index could
    // serve.
    await client.query("set plan_cache_mode = force_generic_plan; set enable_seqscan = off");
    const scans: string[] = [];
    for (const sql of statements) {
      const plan = await planOf(client, sql);
      scans.push(...postgresScans(plan).map((found) => `${found}: ${sql}`));
    }
    await client.end();
    expect(statements.length).toBeGreaterThan(40);
    expect(scans).toEqual([]);
  });
});

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
};

async function planOf(client: pg.Client, sql: string): Promise<Plan> {
  await client.query(`prepare asked as ${sql}`);
  const { rows } = await client.query<{ n: number }>(
    "select coalesce(cardinality(parameter_types), 0)::int as n from pg_prepared_statements where name = 'asked'",
  );
  const nulls = Array.from({ length: rows[0]?.n ?? 0 }, () => "null").join(", ");
  const call = nulls === "" ? "asked" : `asked(${nulls})`;
  const explained = await client.query(`explain (format json) execute ${call}`);
  await client.query("deallocate asked");
  const [{ Plan: plan }] = explained.rows[0]["QUERY PLAN"] as [{ Plan: Plan }];
  return plan;
}

/** Full scans in a plan; an index scan without a condition counts as one. */
function postgresScans(plan: Plan): string[] {
  const { "Node Type": kind, "Relation Name": table = "", "Index Name": index = "" } = plan;
  const isScan = kind === "Seq Scan" && GROWING.includes(table);
  const isIndexScan =
    /^(Index|Bitmap Index)/.test(kind) &&
    plan["Index Cond"] === undefined &&
    !SCANNABLE_INDEXES.includes(index) &&
    (table === "" || GROWING.includes(table));
  const below = (plan.Plans ?? []).flatMap(postgresScans);
  return isScan || isIndexScan ? [`${kind} ${table} ${index}`, ...below] : below;
}
