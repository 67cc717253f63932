import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedDatabases, openTestHouse, type TestHouse } from "../testing/test-house.ts";
import { type ApiDocument, apiDocument, type Operation } from "./api-document.ts";

let house: TestHouse;
let document: ApiDocument;

beforeAll(async () => {
  house = await openTestHouse(await embeddedDatabases().filled());
  const answer: unknown = await (await house.app.request("/v2/openapi.json")).json();
  document = answer as ApiDocument;
});
afterAll(() => house.close());

const calls = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );

test("the document is OpenAPI 3.1 and the one that the routes validate with", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document).toEqual(JSON.parse(JSON.stringify(apiDocument(house.app))));
});

test("each of the 21 calls is in it, with a sentence", () => {
  expect(calls().map(({ method, path }) => `${method} ${path}`)).toHaveLength(21);
  for (const { operation } of calls()) expect(operation.summary).not.toBe("");
});

test("every call answers its own example with a status that the document names", async () => {
  for (const { path, method, operation } of calls()) {
    const answer = await house.app.request(...exampleOf(path, method, operation));
    const call = `${method} ${path}: ${answer.status}`;
    expect(Object.keys(operation.responses), call).toContain(String(answer.status));
    expect(answer.headers.get("content-type"), call).toMatch(/^application\/json/);
  }
});

test("people can read it without a script", async () => {
  const page = await house.app.request("/v2/docs");
  const html = await page.text();
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(html).not.toContain("<script");
  for (const { path } of calls()) expect(html).toContain(path);
});

function exampleOf(path: string, method: string, operation: Operation): [string, RequestInit] {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, example } of operation.parameters ?? []) {
    if (example === undefined) continue;
    if (place === "path") address = address.replace(`{${name}}`, String(example));
    else query.set(name, String(example));
  }
  const body = operation.requestBody?.content["application/json"]?.example;
  return [
    `${address}?${query}`,
    {
      method: method.toUpperCase(),
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  ];
}
