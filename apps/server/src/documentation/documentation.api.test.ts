import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedDatabases } from "../../test/databases.ts";
import { openStaffFixture, type StaffFixture } from "../../test/staff-fixture.ts";
import { type ApiDocument, apiDocument, type ExampleCall, exampleCalls } from "./api-document.ts";

let desk: StaffFixture;
let document: ApiDocument;

beforeAll(async () => {
  desk = await openStaffFixture(embeddedDatabases());
  const answer: unknown = await (await desk.http.request("/v2/openapi.json")).json();
  document = answer as ApiDocument;
});
afterAll(() => desk.close());

const calls = () => exampleCalls(document);

test("GET /v2/openapi.json is OpenAPI 3.1, generated from the schemas of the routes", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document).toEqual(JSON.parse(JSON.stringify(apiDocument(desk.http))));
});

test("the document contains the 21 endpoints of the contract, each with a summary", () => {
  const names = calls().map(({ method, path }) => `${method} ${path}`);
  expect(names.filter((name) => name.includes("/v2/public/")).length).toBeGreaterThanOrEqual(21);
  for (const { operation } of calls()) expect(operation.summary).toMatch(/\S/);
});

test("the document describes the additions to delivery zones and distances", () => {
  const text = JSON.stringify(document);
  for (const addition of ["minimum", "free_from", "extra_minutes", "polygon"])
    expect(text).toContain(`\`${addition}\` (`);
  expect(text).toContain('"approximate"');
  expect(text).toContain("`postal_code_unknown` (");
});

test("the document is valid by the schema of OpenAPI", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test("every operation has a unique operationId in lower camel case", () => {
  const names = calls().map(({ operation }) => operation.operationId ?? "");
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z0-9]*)+$/.test(name))).toEqual([]);
});

test("every operation names its security schemes, and the document declares them", () => {
  const schemes = Object.keys(document.components.securitySchemes ?? {});
  for (const { operation } of calls())
    for (const requirement of operation.security ?? [{ missing: [] }])
      expect(schemes).toEqual(expect.arrayContaining(Object.keys(requirement)));
  const open = calls().filter(({ path, operation }) => {
    return path.startsWith("/v2/staff/") && operation.security?.length === 0;
  });
  expect(open.map(({ path }) => path).sort()).toEqual([
    "/v2/staff/forgotten-password",
    "/v2/staff/links/inspect",
    "/v2/staff/links/use",
    "/v2/staff/sign-in",
  ]);
});

test("every operation lists the common errors, and each error response has a schema", () => {
  for (const { method, path, operation } of calls()) {
    const common = operation.requestBody ? ["400", "413", "429", "500"] : ["429", "500"];
    const statuses = Object.keys(operation.responses);
    expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(common));
    for (const status of statuses.filter((text) => Number(text) >= 400))
      expect(operation.responses[status]?.content, `${method} ${path} ${status}`).toHaveProperty([
        "application/json",
        "schema",
      ]);
  }
});

test("every operation but the 21 of the contract is marked with x-addition", () => {
  const contract = calls().filter(({ operation }) => !operation["x-addition"]);
  expect(contract).toHaveLength(21);
  for (const { path } of contract) expect(path).toMatch(/^\/v2\/public\//);
});

test("every example matches its schema", () => {
  const ajv = new Ajv({ strict: false, coerceTypes: true });
  addFormats.default(ajv);
  const faults = calls().flatMap(({ method, path, operation }) => {
    const json = operation.requestBody?.content["application/json"];
    const body = json?.example === undefined ? [] : [{ name: "body", ...json }];
    const parameters = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
    return [...body, ...parameters].flatMap(({ name, schema, example }) => {
      const fits = ajv.compile({ ...(schema as object), components: document.components });
      return fits(structuredClone(example))
        ? []
        : [`${method} ${path} ${name}: ${ajv.errorsText(fits.errors)}`];
    });
  });
  expect(faults).toEqual([]);
});

test("every example is answered with a status that the document lists", async () => {
  for (const call of calls())
    for (const cookie of ["", await ownerCookie(call)]) {
      const answer = await desk.http.request(call.address, requestOf(call, cookie));
      const name = `${call.method} ${call.path}: ${answer.status}`;
      expect(Object.keys(call.operation.responses), name).toContain(String(answer.status));
      expect(answer.status, name).not.toBe(500);
      const isStream =
        "text/event-stream" in (call.operation.responses[answer.status]?.content ?? {});
      const type = isStream ? /^text\/event-stream/ : /^application\/json/;
      expect(answer.headers.get("content-type"), name).toMatch(type);
      await answer.body?.cancel();
    }
}, 120_000);

test("GET /v2/docs lists every path and contains no script", async () => {
  const page = await desk.http.request("/v2/docs");
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

/** The cookie of a new owner; one per call, since some calls end the session. */
async function ownerCookie({ method, path }: ExampleCall): Promise<string> {
  const { jar } = await desk.signedIn("owner", { email: `${method} ${path}` });
  return jar.cookie;
}
