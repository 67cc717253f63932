import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedDatabases } from "../testing/databases.ts";
import { openStaffDesk, type StaffDesk } from "../testing/staff-desk.ts";
import { type ApiDocument, apiDocument, type ExampleCall, exampleCalls } from "./api-document.ts";

let house: StaffDesk;
let document: ApiDocument;

beforeAll(async () => {
  house = await openStaffDesk(embeddedDatabases());
  const answer: unknown = await (await house.app.request("/v2/openapi.json")).json();
  document = answer as ApiDocument;
});
afterAll(() => house.close());

const calls = () => exampleCalls(document);

test("the document is OpenAPI 3.1 and the one that the routes validate with", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document).toEqual(JSON.parse(JSON.stringify(apiDocument(house.app))));
});

test("each of the 21 calls of the contract is in it, with a sentence", () => {
  const names = calls().map(({ method, path }) => `${method} ${path}`);
  expect(names.filter((name) => name.includes("/v2/public/")).length).toBeGreaterThanOrEqual(21);
  for (const { operation } of calls()) expect(operation.summary).not.toBe("");
});

test("every call answers its own example with a status that the document names", async () => {
  for (const call of calls())
    for (const cookie of ["", await ownerCookie(call)]) {
      const answer = await house.app.request(call.address, requestOf(call, cookie));
      const name = `${call.method} ${call.path}: ${answer.status}`;
      expect(Object.keys(call.operation.responses), name).toContain(String(answer.status));
      const isStream =
        "text/event-stream" in (call.operation.responses[answer.status]?.content ?? {});
      const type = isStream ? /^text\/event-stream/ : /^application\/json/;
      expect(answer.headers.get("content-type"), name).toMatch(type);
      await answer.body?.cancel();
    }
});

test("people can read it without a script", async () => {
  const page = await house.app.request("/v2/docs");
  const html = await page.text();
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(html).not.toContain("<script");
  for (const { path } of calls()) expect(html).toContain(path);
});

function requestOf({ method, body }: ExampleCall, cookie: string): RequestInit {
  return {
    method: method.toUpperCase(),
    headers: { "content-type": "application/json", "x-noren-desk": "1", cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Of somebody who may do everything at the desk; each of their own, for some calls end the session. */
async function ownerCookie({ method, path }: ExampleCall): Promise<string> {
  const { jar } = await house.signedIn("owner", { email: `${method} ${path}` });
  return jar.cookie;
}
