import { afterAll, beforeAll, expect, test } from "vitest";
import { succeeds } from "../../scripts/run-all.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { rawRequest } from "./raw-request.ts";

const BUILD_TIMEOUT_MS = 180_000;
const COMPRESSIBLE = ["/menu", "/v2/public/menus", "/robots.txt", "/desk", "/service-worker.js"];
const PATHS = [
  ...COMPRESSIBLE,
  "/nowhere",
  "/track/x?key=y",
  "/favicon.ico",
  "/icons/icon-192.png",
  "/healthz",
  "/metrics",
  "/v2/nothing",
];

let server: TestServer;
beforeAll(async () => {
  expect(succeeds({ name: "build", command: ["node", "scripts/build.ts"] })).toBe(true);
  server = await startTestServer({ SITE_ROOT: "https://noren.example" });
}, BUILD_TIMEOUT_MS);
afterAll(() => server?.close());

const at = (path: string, headers = {}, method = "GET") =>
  rawRequest(server.url, path, headers, method);

test.each(PATHS)(
  "%s is taken for what it says that it is, and asked for by https alone",
  async (path) => {
    const { headers } = await at(path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBe("max-age=63072000");
    expect(headers["x-request-id"]).toBeDefined();
  },
);

test("a site that is not https does not ask for it", async () => {
  const plain = await startTestServer();
  const { headers } = await rawRequest(plain.url, "/menu");
  await plain.close();
  expect(headers["strict-transport-security"]).toBeUndefined();
});

test.each(COMPRESSIBLE)(
  "%s has a strong tag for each encoding, and 304 for its own",
  async (path) => {
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const accepting = { "accept-encoding": encoding };
      const { headers } = await at(path, accepting);
      const { etag = "" } = headers;
      expect(headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(headers.vary).toContain("Accept-Encoding");
      expect(etag).toMatch(/^"[^"]+"$/);
      tags.add(etag);
      for (const method of ["GET", "HEAD"]) {
        const known = await at(path, { ...accepting, "if-none-match": etag }, method);
        expect(known.status, `${method} in ${encoding}`).toBe(304);
        expect(known.headers.etag).toBe(etag);
      }
      const other = await at(path, { ...accepting, "if-none-match": '"of-something-else"' });
      expect(other.status).toBe(200);
    }
    expect(tags.size).toBe(3);
  },
);

test("a client that has another encoding than it now accepts gets the content", async () => {
  const { headers } = await at("/menu", { "accept-encoding": "br" });
  const again = await at("/menu", { "accept-encoding": "gzip", "if-none-match": headers.etag });
  expect(again.status).toBe(200);
  expect(again.headers["content-encoding"]).toBe("gzip");
});

test("GET /favicon.ico is the icon, on pages that name none as well", async () => {
  const { status, headers, body } = await at("/favicon.ico");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/x-icon");
  expect([...body.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
