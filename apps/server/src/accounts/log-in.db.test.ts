import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
  wrongFields,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";

const MINUTE = 60_000;
const email = "ada@example.com";

onBothDatabases("logging in", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  test("login gives a token of the account, ignoring case and surrounding spaces of the e-mail", async () => {
    const { id } = await desk.verifiedCustomer();
    const { token, user } = payloadOf(
      await desk.auth.login({ email: " Ada@Example.COM ", password: PASSWORD }),
    );
    expect(user).toMatchObject({ id, email });
    expect(payloadOf(await desk.auth.profile({ token, user_id: id }))).toEqual(user);
  });

  test("a wrong password and an unknown e-mail get the same answer after as many hashes", async () => {
    await desk.verifiedCustomer();
    const tell = async (body: unknown) => {
      const before = desk.hashes();
      const answer = await desk.send("POST", "auth/login/", { body });
      return [answer.status, await answer.text(), desk.hashes() - before];
    };
    const known = await tell({ email, password: "not the one" });
    const unknown = await tell({ email: "nobody@example.com", password: "not the one" });
    expect(unknown).toEqual(known);
    expect(known[0]).toBe(401);
    expect(known[2]).toBe(1);
  });

  test("login to an unconfirmed account answers unverified and mails a code, only with the right password", async () => {
    await desk.unverifiedCustomer();
    const first = await desk.codeOf(email);
    const wrong = await desk.auth.login({ email, password: "not the one" });
    expect(problemIn(wrong)).toEqual({ code: "invalid_credentials", status: 401 });
    const login = () => desk.auth.login({ email, password: PASSWORD });
    expect(problemIn(await login())).toEqual({ code: "unverified", status: 403 });
    expect(await desk.codeOf(email)).toBe(first);

    desk.clock.now += MINUTE;
    expect(problemIn(await login())).toEqual({ code: "unverified", status: 403 });
    const [mail, ...others] = await desk.mailsTo(email);
    expect([mail?.created_at, others.length]).toEqual([desk.clock.now, 0]);
    payloadOf(await desk.auth.verifyOtp({ email, otp: await desk.codeOf(email) }));
    payloadOf(await login());
  });

  test("403 unverified reports in code_sent whether a code was mailed, at most one a minute", async () => {
    await desk.unverifiedCustomer();
    const login = () => desk.send("POST", "auth/login", { body: { email, password: PASSWORD } });
    const payload = async (answer: Response) =>
      ((await answer.json()) as { payload: unknown }).payload;
    const firstMail = await desk.mailsTo(email);
    expect(await payload(await login())).toEqual({ code_sent: false });
    expect(await desk.mailsTo(email)).toEqual(firstMail);

    desk.clock.now += MINUTE;
    expect(await payload(await login())).toEqual({ code_sent: true });
    expect(await desk.mailsTo(email)).not.toEqual(firstMail);
    expect(await payload(await login())).toEqual({ code_sent: false });
  });

  test.each([
    [{ password: PASSWORD }, "email"],
    [{ email: "ada", password: PASSWORD }, "email"],
    [{ email }, "password"],
    [{ email, password: "" }, "password"],
    [{ email, password: 12345678 }, "password"],
  ])("login refuses %j as a validation error", async (body, field) => {
    const answer = await desk.send("POST", "auth/login/", { body });
    expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual([field]);
  });
});
