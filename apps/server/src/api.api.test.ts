import { beforeAll, describe, expect, test } from "vitest";
import { anOrder } from "../test/an-order.ts";
import { embeddedDatabases } from "../test/databases.ts";
import { openTestApp, type TestApp } from "../test/test-app.ts";
import { createApiApp } from "./api.ts";
import { createLog } from "./log.ts";

/** Rules for every endpoint (wire.md, Conventions). */
describe("the API", () => {
  let app: TestApp;
  const databases = embeddedDatabases();
  beforeAll(async () => {
    app = await openTestApp(await databases.filled());
  });

  const call = async (path: string, init: RequestInit = {}) => app.http.request(path, init);
  const post = (body: string, headers = {}) =>
    call("/v2/public/checkout/", { method: "POST", body, headers });

  test.each([
    ["GET", "/v2/public/settings", 200],
    ["GET", "/v2/public/menus", 200],
    ["GET", "/v2/public/offers", 200],
    ["GET", "/v2/public/products/101", 200],
    ["POST", "/v2/public/offers/coupon", 422],
    ["GET", "/v2/public/locations", 422],
    ["GET", "/v2/public/locations/distance", 422],
    ["POST", "/v2/public/checkout", 422],
    ["PUT", "/v2/public/checkout", 422],
    ["GET", "/healthz", 200],
    ["GET", "/readyz", 200],
  ])("%s %s answers the same with and without a trailing slash", async (method, path, status) => {
    const init = method === "GET" ? {} : { method, body: "{}" };
    const answers = [await call(path, init), await call(`${path}/`, init)];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect(await answers[1]?.text()).toBe(await answers[0]?.text());
  });

  test("every route fits the router that finds a path by one regular expression", async () => {
    await call("/healthz");
    // Hono falls back to a router 20 times as slow where a path and a pattern are ambiguous.
    expect(app.http.router.name).toBe("SmartRouter + RegExpRouter");
  });

  test("HEAD answers like GET, without a body", async () => {
    const answer = await call("/v2/public/menus", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  test("an unknown path answers 404 in JSON", async () => {
    const answer = await call("/v2/public/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      status: "error",
      message: "Introuvable.",
      code: "not_found",
    });
  });

  test.each([
    ["DELETE", "/v2/public/checkout/", "POST, PUT"],
    ["POST", "/v2/public/menus", "GET, HEAD"],
    ["PUT", "/v2/public/products/101/", "GET, HEAD"],
    ["POST", "/healthz", "GET, HEAD"],
  ])("%s %s answers 405 with Allow", async (method, path, allow) => {
    const answer = await call(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe(allow);
    expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
  });

  test.each(["{", "", '{"a":1}}', "\u0000"])(
    "a body that is not JSON is refused with invalid_json: %j",
    async (body) => {
      const answer = await post(body, { "content-type": "application/json" });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ status: "error", code: "invalid_json" });
    },
  );

  test.each(["null", "[]", '"text"', "1"])(
    "a JSON body that is not an object is refused with validation_failed: %s",
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        code: "validation_failed",
        errors: { body: [expect.any(String)] },
      });
    },
  );

  test("a body is parsed as JSON whatever its content type", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "APPLICATION/JSON",
      "application/json;",
      "application/json ; charset=utf-8",
    ]) {
      const answer = await post(JSON.stringify(anOrder()), { "content-type": type });
      expect([200, 201]).toContain(answer.status);
    }
  });

  test("a body over 256 kB is refused with body_too_large, one of 256 kB is parsed", async () => {
    const large = `${" ".repeat(256 * 1024)}{`;
    const refused = await post(large);
    expect(refused.status).toBe(413);
    expect(refused.headers.get("connection")).toBe("close");
    expect(await (await post(large)).json()).toMatchObject({ code: "body_too_large" });
    expect((await post(large.slice(1))).status).toBe(400);
  });

  test.each([
    ["fr", "Introuvable."],
    ["en", "Not found."],
    ["en-GB,fr;q=0.3", "Not found."],
    ["fr;q=0.2, en;q=0.9", "Not found."],
    ["de, es", "Introuvable."],
    ["", "Introuvable."],
    ["en;q=0", "Introuvable."],
    ["*", "Introuvable."],
  ])("Accept-Language %j selects the language by weight", async (language, message) => {
    const answer = await call("/v2/nothing", { headers: { "accept-language": language } });
    expect(await answer.json()).toMatchObject({ message });
  });

  describe("cross-origin requests", () => {
    const from = (origin: string, init: RequestInit = {}) =>
      call("/v2/public/menus", { ...init, headers: { ...init.headers, origin } });

    test.each(["http://127.0.0.1:3000", "capacitor://localhost", "https://localhost"])(
      "the configured origin %s may read answers",
      async (origin) => {
        const { headers } = await from(origin);
        expect(headers.get("access-control-allow-origin")).toBe(origin);
        const exposed = headers.get("access-control-expose-headers")?.split(", ");
        expect(exposed).toEqual(expect.arrayContaining(["Retry-After", "Date"]));
        expect(headers.get("access-control-allow-credentials")).toBeNull();
        expect(headers.get("vary")).toContain("Origin");
      },
    );

    test("an origin that is not configured may not read answers", async () => {
      const { headers } = await from("https://evil.example");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    });

    test("problem answers have CORS headers too", async () => {
      const { headers } = await call("/v2/nothing", { headers: { origin: "https://localhost" } });
      expect(headers.get("access-control-allow-origin")).toBe("https://localhost");
    });

    test("the preflight allows every method and header of the contract", async () => {
      const { status, headers } = await from("https://localhost", { method: "OPTIONS" });
      expect(status).toBe(204);
      const allowed = (name: string) => headers.get(name)?.toLowerCase().split(", ").sort();
      expect(allowed("access-control-allow-headers")).toEqual(
        ["authorization", "content-type", "user-id", "accept-language"].sort(),
      );
      expect(allowed("access-control-allow-methods")).toEqual(
        ["get", "head", "post", "put", "patch", "delete"].sort(),
      );
    });
  });

  test("OPTIONS answers 204 for a known path and 404 for an unknown one", async () => {
    const optionsOf = async (path: string) => (await call(path, { method: "OPTIONS" })).status;
    for (const path of ["/v2/nothing", "/v2", "/v2/public/menus/x", "/v2/public/auth/", "/nothing"])
      expect(await optionsOf(path), path).toBe(404);
    for (const path of ["/v2/public/menus", "/v2/public/menus/", "/v2/public/products/1"])
      expect(await optionsOf(path), path).toBe(204);
  });

  test("every answer has a request id; a well-formed one of a trusted proxy is kept, others are replaced", async () => {
    const env = { ...(await databases.filled()), TRUST_PROXY: "10.0.0.1" };
    const { http } = await openTestApp(env);
    const idOf = async (given?: string, remoteAddress = "10.0.0.1") => {
      const headers: Record<string, string> = given === undefined ? {} : { "x-request-id": given };
      const from = { incoming: { socket: { remoteAddress } } };
      return (await http.request("/v2/nothing", { headers }, from)).headers.get("x-request-id");
    };
    const OWN = /^[0-9a-f-]{36}$/;
    expect(await idOf("proxy-id.0001")).toBe("proxy-id.0001");
    expect(await idOf("proxy-id.0001", "10.0.0.2")).toMatch(OWN);
    expect(await idOf("a b")).toMatch(OWN);
    expect(await idOf("x".repeat(65))).toMatch(OWN);
    expect(await idOf()).not.toBe(await idOf());
  });

  test("an unexpected error is answered with its request id and no detail", async () => {
    const broken = createApiApp({
      ...app.services,
      catalogue: {
        ...app.services.catalogue,
        current: () => {
          throw new Error("secret detail");
        },
      },
    });
    const answer = await broken.request("/v2/public/products/101");
    expect(answer.status).toBe(500);
    const body = await answer.json();
    expect(body).toEqual({
      status: "error",
      message: expect.any(String),
      code: "internal",
      request_id: answer.headers.get("x-request-id"),
    });
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  test("the log contains route patterns and nothing sent by the caller", async () => {
    const lines: string[] = [];
    const log = createLog("trace", { write: (line: string) => lines.push(line) });
    const http = createApiApp({ ...app.services, log });
    await http.request("/v2/public/products/101?email=ada@example.com");
    const body = JSON.stringify(anOrder({ local_id: "logged" }));
    await http.request("/v2/public/checkout?token=abc", { method: "POST", body });
    const logged = lines.map((line) => JSON.parse(line));
    // Generated by the server; may by chance contain the characters searched for below.
    const own = {
      id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      ms: expect.any(Number),
    };
    expect(logged).toMatchObject([
      { ...own, route: "/v2/public/products/:item_id", method: "GET", status: 200 },
      { ...own, route: "/v2/public/checkout", method: "POST", status: 201 },
    ]);
    const told = logged.map(({ id, time, ms, ...rest }) => rest);
    expect(JSON.stringify(told)).not.toMatch(/ada|token|abc|Lovelace|101/i);
  });

  test("GET /readyz answers 503 when the database does not respond, GET /healthz still 200", async () => {
    const other = await openTestApp(await databases.filled());
    await other.db.destroy();
    expect((await other.http.request("/readyz")).status).toBe(503);
    expect((await other.http.request("/healthz")).status).toBe(200);
  });

  test("paths outside the API are answered by the pages", async () => {
    const pages = async (request: Request, headers: Record<string, string>) =>
      new Response(`page ${new URL(request.url).pathname}`, { headers });
    const http = createApiApp(app.services, pages);
    expect(await (await http.request("/menu?product=1")).text()).toBe("page /menu");
    expect((await http.request("/menu")).headers.get("x-request-id")).not.toBeNull();
    expect((await http.request("/v2")).status).toBe(404);
    expect((await http.request("/v20/x")).status).toBe(200);
  });
});
