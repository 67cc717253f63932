import fc from "fast-check";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import { apiDocument } from "./api-document.ts";

const RUNS = 1500;

/** Fuzz input: extremes, control characters, deep nesting, wrong types. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "\u0000", "💥", "-0", "1e999", "NaN", "null", "../../etc/passwd", "\r\nX: y"),
  fc.constant("x".repeat(20_000)),
);
const deep = fc
  .integer({ min: 1, max: 2000 })
  .map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`);
const json = fc.oneof(
  fc.jsonValue(),
  text,
  fc.constantFrom(0, -1, 1e308, -1e308, 2 ** 53, 0.1, null, true, [], {}, { __proto__: null }),
);

onBothDatabases("fuzzed requests", (databases) => {
  test("no random request is answered with 500, and each answer has a status that the document lists", async () => {
    const app = await openTestApp(await databases.filled());
    const document = apiDocument(app.http);
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const request = fc.constantFrom(...operations).chain((call) =>
      fc.record({
        call: fc.constant(call),
        slash: fc.boolean(),
        query: fc.array(fc.tuple(namesOf(call.operation.parameters), text), { maxLength: 5 }),
        body: bodyOf(call.operation.requestBody?.content["application/json"]?.example),
        type: fc.constantFrom("application/json", "text/plain", "multipart/form-data", ""),
        headers: fc.constantFrom(
          {},
          { authorization: "Bearer x" },
          { authorization: "Bearer x", "user-id": "1" },
        ),
      }),
    );

    await fc.assert(
      fc.asyncProperty(request, async ({ call, slash, query, body, type, headers }) => {
        const { path, method, operation } = call;
        const params = query.map((pair) => pair.map(encode).join("=")).join("&");
        const answer = await app.http.request(
          `${path.replace("{item_id}", "0")}${slash ? "/" : ""}?${params}`,
          {
            method: method.toUpperCase(),
            headers: { ...headers, ...(type ? { "content-type": type } : {}) },
            ...(method === "get" ? {} : { body }),
          },
        );
        const named = Object.keys(operation.responses).filter((status) => status !== "500");
        const known = [...named, "400", "413", "422", "429"];
        expect(known, `${method} ${path}`).toContain(String(answer.status));
        const said = await answer.json();
        if (answer.status >= 400)
          expect(said).toMatchObject({
            status: "error",
            code: expect.any(String),
            message: expect.any(String),
          });
      }),
      { numRuns: RUNS },
    );
  }, 180_000);
});

/** The operation's own parameters, some repeated, and unknown ones. */
function namesOf(parameters: { name: string }[] = []): fc.Arbitrary<string> {
  return fc.constantFrom(...parameters.map(({ name }) => name), "page", "x");
}

/** The example with one value replaced, truncated, or replaced as a whole. */
function bodyOf(example: unknown): fc.Arbitrary<string> {
  const whole = JSON.stringify(example ?? {});
  const paths = pathsOf(example);
  const changed = fc
    .tuple(fc.constantFrom(...(paths.length > 0 ? paths : [[]])), json)
    .map(([path, value]) => JSON.stringify(replaced(example ?? {}, path, value)) ?? "");
  const half = fc.integer({ min: 0, max: whole.length }).map((end) => whole.slice(0, end));
  return fc.oneof(
    { weight: 5, arbitrary: changed },
    half,
    deep,
    json.map((value) => JSON.stringify(value)),
  );
}

type Path = (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = structuredClone(value) as never;
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by));
  return copy;
}

/** Percent-encodes a path segment; lone surrogates are replaced, since URLs cannot contain them. */
function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}
