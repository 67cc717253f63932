import { afterEach, beforeEach, expect, test } from "vitest";
import { type AccountDesk, aSignup, given, openAccountDesk } from "../../test/account-desk.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { purgeUnverifiedAccounts, UNVERIFIED_KEPT_MS } from "./purge-unverified.ts";

onBothDatabases("unverified accounts", (databases) => {
  let desk: AccountDesk;
  beforeEach(async () => {
    desk = await openAccountDesk(databases);
  });
  afterEach(() => desk.close());

  const emails = async () =>
    (await desk.db.selectFrom("accounts").select("email").orderBy("email").execute()).map(
      ({ email }) => email,
    );

  test("unverified accounts are deleted after 7 days with their sessions and codes; verified ones stay", async () => {
    await desk.member();
    given(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
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
    given(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
  });

  test("an unverified account is kept for 7 days after the latest signup with its e-mail", async () => {
    given(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
    desk.clock.now += UNVERIFIED_KEPT_MS;
    given(await desk.authApi().signup(aSignup({ email: "new@example.com" })));
    desk.clock.now += 1;
    await purgeUnverifiedAccounts(desk.services);
    expect(await emails()).toEqual(["new@example.com"]);
  });
});
