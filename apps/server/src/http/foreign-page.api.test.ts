import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embeddedDatabases } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { apiDocument, exampleCalls } from "../documentation/api-document.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(await embeddedDatabases().filled());
});
afterAll(() => app.close());

/** Public calls that write, GET with side effects among them. */
function writes() {
  const onGet = /\/(verify|send)-otp$/;
  return exampleCalls(apiDocument(app.http)).filter(
    ({ method, path }) => path.startsWith("/v2/public/") && (method !== "get" || onGet.test(path)),
  );
}

/** `text/plain` needs no CORS preflight. */
async function statusOf(call: ReturnType<typeof writes>[number], headers: object) {
  const { method, address, body } = call;
  const answer = await app.http.request(address, {
    method: method.toUpperCase(),
    headers: { host: "shop.example", "content-type": "text/plain", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
}

describe("writing calls and the page that sends them", () => {
  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a sandboxed frame", { origin: "null" }],
    ["another port of the same host", { origin: "http://shop.example:8080" }],
    ["a cross-site page without an origin", { "sec-fetch-site": "cross-site" }],
  ])("each of them answers 403 forbidden to a request of: %s", async (_, headers) => {
    expect(writes().length).toBeGreaterThan(15);
    for (const call of writes())
      expect(await statusOf(call, headers), call.path).toEqual({ status: 403, code: "forbidden" });
  });

  test.each([
    ["the site itself", { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" }],
    ["the site under the name that it was asked by", { origin: "http://shop.example" }],
    ["the phone app", { origin: "capacitor://localhost", "sec-fetch-site": "cross-site" }],
    ["no browser", {}],
  ])("none of them refuses a request of: %s", async (_, headers) => {
    for (const call of writes())
      expect((await statusOf(call, headers)).code, call.path).not.toBe("forbidden");
  });

  test("a page of another site may read", async () => {
    const answer = await app.http.request("/v2/public/menus", {
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(200);
  });
});
