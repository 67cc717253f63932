import { expect, test } from "vitest";
import { openAccountFixture } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { openSession } from "../accounts/sessions.ts";
import { openDeskSession } from "../staff/auth/sessions.ts";
import { apiDocument, exampleCalls } from "./api-document.ts";

/** JSON texts rather than values, because `JSON.stringify` cannot produce all of them. */
const ODD = [
  "null",
  "true",
  "0",
  "-1",
  "0.5",
  "1e308",
  "9007199254740993",
  '""',
  '"\\u0000"',
  '"a\\u0000b@example.com"',
  '"\\ud800"',
  `"${"x".repeat(50_000)}"`,
  `"${"é".repeat(150)}@example.com"`,
  "{}",
  '{"toString":1,"valueOf":1}',
  '{"toString":{},"__proto__":{"a":1},"constructor":null}',
  "[]",
  "[[1]]",
  '["a","b"]',
  `${"[".repeat(2000)}${"]".repeat(2000)}`,
] as const;

/** The same for query parameters, which are text. */
const ODD_TEXT = [
  "",
  "\u0000",
  "a\u0000b",
  "%",
  "-1",
  "1e308",
  "NaN",
  "{}",
  "[]",
  "x".repeat(5000),
];

/** Concurrent requests; fewer than the limit of the password queue. */
const CONCURRENCY = 20;

onBothDatabases("fields of a wrong type", (databases) => {
  test("account and staff sign-in endpoints never answer 500 to a field of a wrong type, signed in or not", async () => {
    const desk = await openAccountFixture(databases);
    const member = await desk.verifiedCustomer();
    const owner = await staffOf(desk).person("owner");
    const { db, clock } = desk;
    const calls = exampleCalls(apiDocument(desk.http)).filter(
      ({ path }) =>
        path.startsWith("/v2/public/auth/") ||
        /^\/v2\/staff\/(sign|me|forgotten|links|people)/.test(path),
    );
    expect(calls.length).toBeGreaterThanOrEqual(25);

    const signedIn = (isStaff: boolean) => (isStaff ? asOwner() : asMember());
    for (const { method, path, operation, address, body } of calls) {
      const isStaff = path.startsWith("/v2/staff/");
      const fields = Object.entries(body ?? {}).map(([name]) => name);
      const extra = path.endsWith("delete-profile") ? ["token", "user_id", "password"] : [];
      const bodies = [...new Set([...fields, ...extra])].flatMap((name) =>
        ODD.map((odd) => withField(body, name, odd)),
      );
      const works: (() => Promise<void>)[] = [];
      for (const sent of [...bodies, ...(body === undefined ? [] : ODD)]) {
        works.push(async () => holds(method, address, path, await signedIn(isStaff), sent));
        if (!isStaff) works.push(() => holds(method, address, path, {}, sent));
      }
      for (const { name, in: place } of operation.parameters ?? [])
        for (const odd of ODD_TEXT) {
          const url = new URL(address, "http://localhost");
          if (place === "query") url.searchParams.set(name, odd);
          else url.pathname = path.replace(`{${name}}`, encodeURIComponent(odd || "0"));
          const to = url.pathname + url.search;
          const sent = body === undefined ? undefined : JSON.stringify(body);
          works.push(async () => holds(method, to, path, await signedIn(isStaff), sent));
          if (!isStaff) works.push(() => holds(method, to, path, {}, sent));
        }
      for (let start = 0; start < works.length; start += CONCURRENCY)
        await Promise.all(works.slice(start, start + CONCURRENCY).map((work) => work()));
    }

    async function holds(
      method: string,
      address: string,
      path: string,
      headers: Record<string, string>,
      body: string | undefined,
    ) {
      const answer = await desk.http.request(address, {
        method: method.toUpperCase(),
        headers: { "content-type": "application/json", ...headers },
        ...(method === "get" || body === undefined ? {} : { body }),
      });
      const name = `${method} ${path} ${body?.slice(0, 120)} ${address.slice(0, 120)}`;
      expect(answer.status, name).toBeLessThan(500);
      await answer.body?.cancel();
    }

    async function asMember(): Promise<Record<string, string>> {
      const token = await openSession(db, member.id, "full", clock.now, "");
      return { authorization: `Bearer ${token}`, "user-id": String(member.id) };
    }

    async function asOwner(): Promise<Record<string, string>> {
      const token = await openDeskSession(db, owner.id, clock.now);
      return { "x-noren-desk": "1", cookie: `noren-desk=${token}` };
    }
  }, 300_000);
});

function withField(body: unknown, name: string, value: string): string {
  const others = Object.entries(body ?? {})
    .filter(([other]) => other !== name)
    .map(([other, is]) => `${JSON.stringify(other)}:${JSON.stringify(is)}`);
  return `{${[...others, `${JSON.stringify(name)}:${value}`].join(",")}}`;
}
