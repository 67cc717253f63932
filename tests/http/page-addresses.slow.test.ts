import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { succeeds } from "../../scripts/run-all.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { rawRequest } from "./raw-request.ts";

const BUILD_TIMEOUT_MS = 180_000;

let server: TestServer;
beforeAll(async () => {
  expect(succeeds({ name: "build", command: ["node", "scripts/build.ts"] })).toBe(true);
  server = await startTestServer();
}, BUILD_TIMEOUT_MS);
afterAll(() => server?.close());

const at = (path: string, headers = {}) => rawRequest(server.url, path, headers);

test.each([
  ["/MENU", "/menu"],
  ["/menu/", "/menu"],
  ["/menu//", "/menu"],
  ["//menu", "/menu"],
  ["/%6denu", "/menu"],
  ["/%6DENU/%2e", "/menu"],
  ["/menu/./?product=101", "/menu?product=101"],
  ["/EN/", "/en"],
  ["/EN/menu", "/en/menu"],
  ["/%65n/Menu?a=1&b=%20", "/en/menu?a=1&b=%20"],
  ["/PROFILE/vieworders", "/profile/ViewOrders"],
  ["/Track/AbC/?key=k", "/track/AbC?key=k"],
  ["/EN/no-such-page", "/en/no-such-page"],
])("GET %s is redirected to the one spelling %s", async (path, location) => {
  const answer = await at(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(location);
  expect((await at(location)).headers.location).toBeUndefined();
});

test.each(["/fr", "/fr/", "/en", "/en/"])(
  "GET %s is a home page in its own right",
  async (path) => {
    expect((await at(path)).status).toBe(200);
  },
);

test.each(["//evil.example", "//evil.example/%2e%2e//x", "/en//evil.example/"])(
  "GET %s leads to no other host",
  async (path) => {
    const { status, headers } = await at(path);
    expect(status).toBe(301);
    expect(headers.location).toMatch(/^\/[^/\\]/);
    const page = await at(headers.location ?? "");
    expect(page.status).toBe(404);
    expect(page.body.toString()).not.toMatch(/href="(\/\/|\\|\/\\)/);
  },
);

test("a backslash in a path is refused", async () => {
  expect((await at("/\\evil.example")).status).toBe(400);
});

test.each([
  "/%2f/evil.example",
  "/%5cevil.example",
  "/%",
  "/%E0%A4%A",
  "/menu%00",
  "/track",
  "/a/b",
])("GET %s is an unknown page", async (path) => {
  expect((await at(path)).status).toBe(404);
});

test("an unknown page names its own address, as text, and links its own other forms", async () => {
  const page = (await at("/en/sushi%20&'%3Cb%3E/x?q=1")).body.toString();
  expect(page).toContain("Page not found: /en/sushi &amp;&#x27;&lt;b&gt;/x<");
  expect(page).toContain('href="/sushi%20&amp;&#x27;%3Cb%3E/x"');
  expect(page).toContain('href="/en/sushi%20&amp;&#x27;%3Cb%3E/x"');
  expect(page).not.toContain("noren-placeholder");
  const other = (await at("/rouleaux")).body.toString();
  expect(other).toContain("/rouleaux<");
  expect(other).not.toContain("sushi%20");
});

test("the page of an order links its own other forms and is kept by nobody", async () => {
  const { status, headers, body } = await at("/track/a%20b?key=k", { "accept-encoding": "gzip" });
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  const page = gunzipSync(body).toString();
  expect(page).toContain('href="/en/track/a%20b"');
  expect(page).not.toContain("noren-placeholder");
});

test("paths of the API answer with and without their trailing slash, without a redirect", async () => {
  for (const path of ["/v2/public/menus", "/v2/public/menus/", "/healthz", "/healthz/"])
    expect((await at(path)).status, path).toBe(200);
});
