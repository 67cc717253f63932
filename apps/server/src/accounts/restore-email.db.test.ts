import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { fromJson } from "../db/json-text.ts";
import type { EmailChangedMailData } from "../mail/email-changed-mail.ts";

const OLD = "ada@example.com";
const DAY = 24 * 60 * 60_000;
type Member = Awaited<ReturnType<AccountFixture["verifiedCustomer"]>>;

onBothDatabases("e-mail changes", (databases) => {
  let desk: AccountFixture;
  let ada: Member;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
    ada = await desk.verifiedCustomer();
  });
  afterEach(() => desk.close());

  async function change(email: string, who = ada.who) {
    payloadOf(await desk.auth.updateProfile(who, { email }));
    const otp = await desk.codeOf(email);
    return payloadOf(await desk.auth.verifyOtp({ email, otp }));
  }

  async function linksTo(recipient: string): Promise<string[]> {
    const rows = await desk.db
      .selectFrom("outbox")
      .select("data")
      .where("kind", "=", "email_changed")
      .where("recipient", "=", recipient)
      .orderBy("id")
      .execute();
    return rows.map(({ data }) => (fromJson(data) as EmailChangedMailData).link);
  }
  const tokenIn = (link = "") => link.split("#")[1] ?? "";

  test("a confirmed change of e-mail mails an undo link to the old address, valid for 7 days and once", async () => {
    payloadOf(await desk.auth.updateProfile(ada.who, { email: "eve@example.com" }));
    expect(await linksTo(OLD), "while it waits for its code").toEqual([]);
    const otp = await desk.codeOf("eve@example.com");
    const eve = payloadOf(await desk.auth.verifyOtp({ email: "eve@example.com", otp }));
    const [link] = await linksTo(OLD);
    expect(link).toMatch(/\/auth\/restore-email#[\w-]{43}$/);

    desk.clock.now += 7 * DAY - 1;
    expect(payloadOf(await desk.auth.restoreEmail(tokenIn(link)))).toBe(OLD);
    const who = { token: eve.token, user_id: eve.user.id };
    expect(problemIn(await desk.auth.profile(who)).code, "sessions ended").toBe("unauthenticated");
    expect(problemIn(await desk.auth.restoreEmail(tokenIn(link))).code).toBe("invalid_link");
    for (const email of [OLD, "eve@example.com"])
      expect(problemIn(await desk.auth.login({ email, password: PASSWORD })).code).toBe(
        "invalid_credentials",
      );

    payloadOf(await desk.auth.sendOtp(OLD));
    const password = "un tout autre mot";
    const body = { email: OLD, otp: await desk.codeOf(OLD), password };
    payloadOf(await desk.auth.resetPassword(body));
    expect(payloadOf(await desk.auth.login({ email: OLD, password })).user.id).toBe(ada.id);
  });

  test("an undo link is refused with invalid_link after 7 days, as is an unknown one", async () => {
    await change("eve@example.com");
    const [link] = await linksTo(OLD);
    expect(problemIn(await desk.auth.restoreEmail("x".repeat(43))).status).toBe(410);
    desk.clock.now += 7 * DAY;
    expect(problemIn(await desk.auth.restoreEmail(tokenIn(link))).code).toBe("invalid_link");
  });

  test("the first undo link reverts several changes of e-mail and voids the later links", async () => {
    const eve = await change("eve@example.com");
    await change("mallory@example.com", { token: eve.token, user_id: eve.user.id });
    const [first] = await linksTo(OLD);
    const [second] = await linksTo("eve@example.com");
    expect(payloadOf(await desk.auth.restoreEmail(tokenIn(first)))).toBe(OLD);
    expect(problemIn(await desk.auth.restoreEmail(tokenIn(second))).code).toBe("invalid_link");
  });

  test("an undo link works although an unconfirmed signup has the old address", async () => {
    await change("eve@example.com");
    await desk.unverifiedCustomer({ first_name: "Stranger" });
    const [link] = await linksTo(OLD);
    expect(payloadOf(await desk.auth.restoreEmail(tokenIn(link)))).toBe(OLD);
  });

  test("an undo link is refused with email_taken while another account has the old address, and stays valid", async () => {
    await change("eve@example.com");
    await desk.verifiedCustomer();
    const [link] = await linksTo(OLD);
    for (let i = 0; i < 2; i++)
      expect(problemIn(await desk.auth.restoreEmail(tokenIn(link))).code).toBe("email_taken");
  });

  test("update-profile with a wrong password is refused with invalid_password and changes nothing", async () => {
    const wrong = await desk.auth.updateProfile(ada.who, {
      email: "eve@example.com",
      first_name: "Eve",
      password: "autre chose encore",
    });
    expect(problemIn(wrong)).toEqual({ code: "invalid_password", status: 403 });
    const { first_name, pending_email } = payloadOf(await desk.auth.profile(ada.who));
    expect([first_name, pending_email]).toEqual(["Ada", undefined]);
    const right = { email: "eve@example.com", password: PASSWORD };
    expect(payloadOf(await desk.auth.updateProfile(ada.who, right)).pending_email).toBe(
      right.email,
    );
    payloadOf(await desk.auth.updateProfile(ada.who, { email: "other@example.com" }));
  });
});

onBothDatabases("signups with an address of another person", (databases) => {
  test("resetting the password with the signup code voids the password and token of the signup", async () => {
    const desk = await openAccountFixture(databases);
    const stranger = await desk.unverifiedCustomer();
    const body = { email: OLD, otp: await desk.codeOf(OLD), password: "un tout autre mot" };
    payloadOf(await desk.auth.resetPassword(body));
    expect(problemIn(await desk.auth.profile(stranger.who)).code).toBe("unauthenticated");
    const old = await desk.auth.login({ email: OLD, password: PASSWORD });
    expect(problemIn(old).code).toBe("invalid_credentials");
    const { token, user } = payloadOf(
      await desk.auth.login({ email: OLD, password: "un tout autre mot" }),
    );
    payloadOf(await desk.auth.orders({ token, user_id: user.id }, { page: 1, limit: 20 }));
    await desk.close();
  });
});

onBothDatabases("own sessions", (databases) => {
  const FIREFOX =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

  test("sessions are listed with browser and system, and ended one by one or all but the caller's", async () => {
    const desk = await openAccountFixture(databases);
    const { who, token } = await desk.verifiedCustomer();
    const other = await desk.verifiedCustomer({ email: "eve@example.com" });
    const logIn = async () => {
      desk.clock.now += 1000;
      const headers = { "user-agent": FIREFOX };
      const answer = await desk.send("POST", "auth/login", {
        body: { email: OLD, password: PASSWORD },
        headers,
      });
      return ((await answer.json()) as { token: string }).token;
    };
    const second = await logIn();
    const sessions = payloadOf(await desk.auth.sessions(who));
    const unnamed = { browser: null, system: null };
    expect(sessions[0]).toMatchObject({
      browser: "Firefox",
      system: "Windows",
      is_current: false,
    });
    // The sessions of signup and of verify-otp.
    expect(sessions.slice(1)).toMatchObject([unnamed, unnamed]);
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);

    const [{ id: foreign = "" } = {}] = payloadOf(await desk.auth.sessions(other.who));
    payloadOf(await desk.auth.endSessions(who, foreign));
    payloadOf(await desk.auth.profile(other.who));

    const left = payloadOf(await desk.auth.endSessions(who, sessions[0]?.id ?? ""));
    expect(left).toHaveLength(2);
    const ended = { ...who, token: second };
    expect(problemIn(await desk.auth.profile(ended)).code).toBe("unauthenticated");

    await logIn();
    await logIn();
    expect(payloadOf(await desk.auth.endSessions(who, null))).toMatchObject([{ is_current: true }]);
    payloadOf(await desk.auth.profile(who));
    payloadOf(await desk.auth.profile(other.who));
    await desk.close();
  });
});
