import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture } from "../../test/staff-fixture.ts";
import { apiDocument, exampleCalls } from "../documentation/api-document.ts";

/** URL-encoded path segments, none of which is the id of anything. */
const UNKNOWN_IDS = [
  "%00",
  "a%00b",
  "%0a",
  "%7f",
  "%c2%85",
  "%",
  "%E0%A4%A",
  "%ed%a0%80",
  "%2e%2e%2f",
  "%252500",
  "0",
  "-1",
  "1.5",
  "1e3",
  "999999999",
  "2147483648",
  "9223372036854775808",
  "%F0%9F%8D%A3",
  "x".repeat(5000),
];

onBothDatabases("path parameters", (databases) => {
  test("every route answers 404 to an unknown or malformed id", async () => {
    const desk = await openStaffFixture(databases);
    const { jar } = await desk.signedIn("owner");
    const calls = exampleCalls(apiDocument(desk.http)).filter(({ path }) => path.includes("{"));
    expect(calls.length).toBeGreaterThan(10);
    for (const { path, method, address, body } of calls)
      for (const id of UNKNOWN_IDS) {
        const query = address.includes("?") ? address.slice(address.indexOf("?")) : "";
        const target = `${path.replaceAll(/\{\w+\}/g, id)}${query}`;
        const answer = await desk.http.request(`http://localhost${target}`, {
          method: method.toUpperCase(),
          headers: {
            cookie: jar.cookie,
            "content-type": "application/json",
            "x-noren-desk": "1",
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        expect(answer.status, `${method} ${target}`).toBe(404);
        expect(await answer.json()).toMatchObject({ status: "error", code: "not_found" });
      }
  });
});
