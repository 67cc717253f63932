import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  aSignup,
  openAccountFixture,
  payloadOf,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { purgeUnverifiedAccounts, UNVERIFIED_KEPT_MS } from "./purge-unverified.ts";

onBothDatabases("unverified accounts", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  const emails = async () =>
    (await desk.db.selectFrom("accounts").select("email").orderBy("email").execute()).map(
      ({ email }) => email,
    );

  test("unverified accounts are deleted after 7 days with their sessions and codes; verified ones stay", async () => {
    await desk.verifiedCustomer();
    payloadOf(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
    desk.clock.now += UNVERIFIED_KEPT_MS;
    await purgeUnverifiedAccounts(desk.services);
    expect(await emails()).toEqual(["ada@example.com", "new@example.com"]);

    desk.clock.now += 1;
    await purgeUnverifiedAccounts(desk.services);
    expect(await emails()).toEqual(["ada@example.com"]);
    const codes = desk.db
      .selectFrom("codes")
      .select("email")
      .where("email", "=", "new@example.com");
    expect(await codes.execute()).toEqual([]);
    payloadOf(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
  });

  test("an unverified account is kept for 7 days after the latest signup with its e-mail", async () => {
    payloadOf(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
    desk.clock.now += UNVERIFIED_KEPT_MS;
    payloadOf(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
    desk.clock.now += 1;
    await purgeUnverifiedAccounts(desk.services);
    expect(await emails()).toEqual(["new@example.com"]);
  });
});
