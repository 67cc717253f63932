import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import { createMetrics } from "../http/metrics.ts";

test("requests are counted by method, route and status, and their durations in buckets", async () => {
  const metrics = createMetrics();
  const answered = { method: "GET", route: "/v2/public/menus", status: 200 };
  metrics.record({ ...answered, seconds: 0.01 });
  metrics.record({ ...answered, seconds: 3 });
  metrics.record({ method: "BREW", route: '/"\\', status: 404, seconds: 20 });
  const lines = (await metrics.text({ orders: 2, mails: 3 })).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'noren_http_requests_total{method="GET",route="/v2/public/menus",status="200"} 2',
      'noren_http_requests_total{method="other",route="/\\"\\\\",status="404"} 1',
      'noren_http_request_duration_seconds_bucket{le="0.005"} 0',
      'noren_http_request_duration_seconds_bucket{le="0.025"} 1',
      'noren_http_request_duration_seconds_bucket{le="10"} 2',
      'noren_http_request_duration_seconds_bucket{le="+Inf"} 3',
      "noren_http_request_duration_seconds_count 3",
      "# TYPE noren_database_up gauge",
      "noren_database_up 1",
      "noren_orders_new 2",
      "noren_mails_unsent 3",
    ]),
  );
});

test("without a database noren_database_up is 0 and its values are NaN", async () => {
  const lines = (await createMetrics().text(null)).split("\n");
  expect(lines).toEqual(expect.arrayContaining(["noren_database_up 0", "noren_orders_new Nan"]));
});

describe("GET /metrics", () => {
  const databases = embeddedDatabases();
  const appWith = async (environment = {}) =>
    openTestApp({ ...(await databases.filled()), ...environment });

  test("GET /metrics reports requests, new orders and unsent mails, and no values sent by callers", async () => {
    const { http } = await appWith();
    const body = JSON.stringify(anOrder());
    await http.request("/v2/public/checkout/", { method: "POST", body });
    await http.request("/v2/public/products/666");
    const answer = await http.request("/metrics");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text).toMatch(/noren_http_requests_total\{method="POST",[^}]*status="201"\} 1/);
    expect(text).toContain("noren_database_up 1");
    expect(text).toContain("noren_orders_new 1");
    expect(text).toContain("noren_mails_unsent 2");
    expect(text).not.toContain("666");
  });

  test("noren_orders_new counts unanswered orders only, noren_mails_unsent unsent mails only", async () => {
    const { http, db } = await appWith();
    for (let n = 0; n < 2; n++) {
      const body = JSON.stringify(anOrder({ local_id: randomUUID() }));
      await http.request("/v2/public/checkout/", { method: "POST", body });
    }
    const { id } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
    await db.updateTable("orders").set({ progress: "accepted" }).where("id", "=", id).execute();
    const job = await db.selectFrom("jobs").select("id").executeTakeFirstOrThrow();
    await db.updateTable("jobs").set({ done_at: 0 }).where("id", "=", job.id).execute();
    const text = await (await http.request("/metrics")).text();
    expect(text).toContain("noren_orders_new 1");
    expect(text).toContain("noren_mails_unsent 3");
  });

  test("GET /metrics answers 200 with noren_database_up 0 when the database fails", async () => {
    const { http, db } = await appWith();
    await sql`alter table jobs rename to elsewhere`.execute(db);
    const answer = await http.request("/metrics");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("noren_database_up 0");
  });

  test("without a token GET /metrics answers 404 to other machines and through a proxy", async () => {
    const { http } = await appWith();
    const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
    const status = async (address: string, headers = {}) =>
      (await http.request("/metrics", { headers }, from(address))).status;
    expect(await status("127.0.0.1")).toBe(200);
    expect(await status("::1")).toBe(200);
    expect(await status("192.0.2.7")).toBe(404);
    for (const header of [
      "x-forwarded-for",
      "x-forwarded-proto",
      "x-forwarded-host",
      "x-real-ip",
      "forwarded",
      "via",
      "cf-connecting-ip",
    ])
      expect(await status("127.0.0.1", { [header]: "192.0.2.7" }), header).toBe(404);
    expect(await status("127.0.0.1", { host: "noren.example" })).toBe(404);
  });

  test("with METRICS_TOKEN GET /metrics requires the token from every caller", async () => {
    const { http } = await appWith({ METRICS_TOKEN: "wasabi" });
    const status = async (authorization?: string) =>
      (await http.request("/metrics", { headers: authorization ? { authorization } : {} })).status;
    expect(await status()).toBe(401);
    expect(await status("Bearer wasab")).toBe(401);
    expect(await status("Bearer wasabi")).toBe(200);
  });
});
