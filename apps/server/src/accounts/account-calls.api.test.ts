import { beforeAll, describe, expect, test } from "vitest";
import { type AccountFixture, aSignup, openAccountFixture } from "../../test/account-fixture.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { createApiApp } from "../api.ts";
import { createLog } from "../log.ts";

const CALLS = [
  ["POST", "login"],
  ["POST", "signup"],
  ["GET", "verify-otp"],
  ["GET", "send-otp"],
  ["POST", "reset-password"],
  ["POST", "logout"],
  ["GET", "profile"],
  ["PATCH", "update-profile"],
  ["GET", "orders"],
  ["DELETE", "delete-profile"],
] as const;

/** Rules that hold for every endpoint under /v2/public/auth. */
describe("account endpoints", () => {
  let desk: AccountFixture;
  beforeAll(async () => {
    desk = await openAccountFixture(embeddedDatabases());
  });
  const bodyFor = (method: string) => (method === "GET" ? {} : { body: {} });

  test.each(CALLS)(
    "%s %s answers the same with and without a trailing slash",
    async (method, name) => {
      const answers = [
        await desk.send(method, `auth/${name}`, bodyFor(method)),
        await desk.send(method, `auth/${name}/`, bodyFor(method)),
      ];
      expect([401, 422]).toContain(answers[0]?.status);
      expect(answers[1]?.status).toBe(answers[0]?.status);
      expect(await answers[1]?.text()).toBe(await answers[0]?.text());
    },
  );

  test.each(CALLS)(
    "%s %s answers with Cache-Control no-store and Referrer-Policy no-referrer",
    async (method, name) => {
      const { headers } = await desk.send(method, `auth/${name}?token=secret`, bodyFor(method));
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    },
  );

  test.each(CALLS.filter(([method]) => method !== "GET" && method !== "DELETE"))(
    "%s %s with an invalid JSON body is refused with invalid_json",
    async (method, name) => {
      const init = { method, body: "{", headers: { "content-type": "application/json" } };
      const { query } = await desk.unverifiedCustomer({ email: `${name}@example.com` });
      const answer = await desk.http.request(`/v2/public/auth/${name}?${query}`, init);
      expect([200, 400, 403]).toContain(answer.status);
      if (answer.status === 400)
        expect(await answer.json()).toMatchObject({ code: "invalid_json" });
    },
  );

  test("DELETE delete-profile without a JSON body is refused with 400, before authentication", async () => {
    const answer = await desk.http.request("/v2/public/auth/delete-profile", { method: "DELETE" });
    expect(answer.status).toBe(400);
  });

  test.each(["verify-otp", "send-otp"])("HEAD %s answers 405 and uses up no code", async (name) => {
    const signup = aSignup({ email: "head@example.com" });
    await desk.auth.signup(signup);
    const otp = await desk.codeOf("head@example.com");
    const path = `auth/${name}?email=head@example.com&otp=${otp}`;
    const answer = await desk.send("HEAD", path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET");
    const [row] = await desk.db
      .selectFrom("codes")
      .select(["used_at", "wrong"])
      .where("email", "=", "head@example.com")
      .execute();
    expect(row).toEqual({ used_at: null, wrong: 0 });
  });

  test("tokens, codes, passwords and personal data are not logged", async () => {
    const lines: string[] = [];
    const log = createLog("trace", { write: (line: string) => lines.push(line) });
    const http = createApiApp({ ...desk.services, log });
    const { query, headers, token } = await desk.verifiedCustomer({ email: "log@example.com" });
    const otp = await desk.codeOf("log@example.com");
    const body = JSON.stringify({ ...aSignup(), email: "log@example.com" });
    await http.request(`/v2/public/auth/profile?${query}`, { headers });
    await http.request(`/v2/public/auth/verify-otp/?email=log@example.com&otp=${otp}`);
    await http.request("/v2/public/auth/login", { method: "POST", body });
    await http.request(`/v2/public/auth/${token}/nothing?token=${token}`);
    expect(lines).toHaveLength(4);
    for (const secret of [token, otp, "log@example.com", "poissons", "Lovelace"])
      expect(lines.join("")).not.toContain(secret);
  });
});
