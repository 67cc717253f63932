import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { openAccountFixture } from "../../test/account-fixture.ts";
import { onPostgres } from "../../test/databases.ts";

onPostgres("rows of limits", (databases) => {
  test("calls that validation refuses leave no counter, whatever e-mails they name", async () => {
    const { db, send, close } = await openAccountFixture(databases);
    const counters = async () => {
      const found = await db.executeQuery(CompiledQuery.raw("select key from rate_limits"));
      return found.rows.length;
    };
    const body = { email: "someone@example.com" };
    for (const path of ["login", "signup", "reset-password"])
      expect((await send("POST", `auth/${path}`, { body })).status).toBe(422);
    for (const query of [`email=${body.email}`, `email=${body.email}&otp=123456&otp=123456`])
      expect((await send("GET", `auth/verify-otp?${query}`)).status).toBe(422);
    expect(await counters()).toBe(0);
    await send("POST", "auth/login", { body: { ...body, password: "wrong" } });
    expect(await counters()).toBeGreaterThan(0);
    await close();
  });
});
