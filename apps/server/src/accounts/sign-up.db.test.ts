import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type AccountFixture,
  aSignup,
  openAccountFixture,
  payloadOf,
  problemIn,
  wrongFields,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";

onBothDatabases("signing up", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  test("POST signup answers 201 with token and user, without an envelope, and mails a code", async () => {
    const answer = await desk.send("POST", "auth/signup/", { body: aSignup() });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.any(Number),
        email: "ada@example.com",
        first_name: "Ada",
        last_name: "Lovelace",
        phone: "+33 6 00 00 00 00",
        address: "",
      },
    });
    expect(await desk.mailsTo("ada@example.com")).toMatchObject([
      { locale: "fr", data: { purpose: "confirm", code: expect.stringMatching(/^\d{6}$/) } },
    ]);
  });

  test("the signup mail is in the language of the call", async () => {
    payloadOf(await desk.authApi("en").signup(aSignup()));
    expect(await desk.mailsTo("ada@example.com")).toMatchObject([{ locale: "en" }]);
  });

  test("until the code is confirmed, the token reads its own profile and nothing else", async () => {
    const { query, headers, token, id } = await desk.unverifiedCustomer();
    expect((await desk.send("GET", `auth/profile?${query}`)).status).toBe(200);
    const others = [
      await desk.send("PATCH", `auth/update-profile?${query}`, { body: { phone: "1" } }),
      await desk.send("GET", `auth/orders?${query}`),
      await desk.send("DELETE", "auth/delete-profile/", {
        body: { token, user_id: id, password: "x" },
        headers,
      }),
      await desk.send("POST", "checkout/", { body: {}, headers }),
    ];
    for (const answer of others) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ status: "error", code: "unverified" });
    }
  });

  test("verify-otp promotes the signup token to a full one and returns another token", async () => {
    const { who } = await desk.unverifiedCustomer();
    const email = "ada@example.com";
    const session = payloadOf(await desk.auth.verifyOtp({ email, otp: await desk.codeOf(email) }));
    expect(session.token).not.toBe(who.token);
    expect(session.user.id).toBe(who.user_id);
    payloadOf(await desk.auth.orders(who, { page: 1, limit: 20 }));
    payloadOf(await desk.auth.orders({ ...who, token: session.token }, { page: 1, limit: 20 }));
  });

  test("a second signup replaces an unconfirmed account: name, password, token and code", async () => {
    const first = await desk.unverifiedCustomer({ password: "first password" });
    const [firstMail] = await desk.mailsTo("ada@example.com");
    const firstCode = firstMail?.data.code ?? "";
    payloadOf(
      await desk.auth.signup(aSignup({ first_name: "Augusta", email: " ADA@Example.com " })),
    );
    const email = "ada@example.com";
    const newCode = await desk.codeOf(email);
    expect(problemIn(await desk.auth.profile(first.who))).toMatchObject({ status: 401 });
    if (newCode !== firstCode)
      expect(problemIn(await desk.auth.verifyOtp({ email, otp: firstCode }))).toEqual({
        code: "invalid_otp",
        status: 400,
      });
    const { user } = payloadOf(await desk.auth.verifyOtp({ email, otp: newCode }));
    expect(user).toMatchObject({ first_name: "Augusta", email });
    const old = await desk.auth.login({ email, password: "first password" });
    expect(problemIn(old)).toMatchObject({ code: "invalid_credentials" });
    const mails = await desk.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.id).not.toBe(firstMail?.id);
  });

  test("signup with a confirmed e-mail is refused with email_taken, whatever its spelling", async () => {
    const { who } = await desk.verifiedCustomer();
    const again = await desk.auth.signup(aSignup({ email: " ADA@example.COM", first_name: "Eve" }));
    expect(problemIn(again)).toEqual({ code: "email_taken", status: 409 });
    expect(payloadOf(await desk.auth.profile(who))).toMatchObject({ first_name: "Ada" });
  });

  test("concurrent signups with one e-mail leave one account, which the last code confirms", async () => {
    const both = await Promise.all([1, 2].map(() => desk.auth.signup(aSignup())));
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await desk.db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
    expect(await desk.db.selectFrom("sessions").select("scope").execute()).toHaveLength(1);
    const email = "ada@example.com";
    payloadOf(await desk.auth.verifyOtp({ email, otp: await desk.codeOf(email) }));
  });

  test("accounts, sessions and codes store password, token and code only as hashes", async () => {
    const { token } = await desk.unverifiedCustomer();
    const code = await desk.codeOf("ada@example.com");
    const rows = [
      await desk.db.selectFrom("accounts").selectAll().execute(),
      await desk.db.selectFrom("sessions").selectAll().execute(),
      await desk.db.selectFrom("codes").select(["code_hash", "email", "purpose"]).execute(),
    ];
    const all = JSON.stringify(rows);
    for (const secret of ["poissons", token, `"${code}"`]) expect(all).not.toContain(secret);
    expect(all).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  describe("validation of signup", () => {
    test.each([
      [{ first_name: "" }, "first_name"],
      [{ first_name: " " }, "first_name"],
      [{ first_name: "a".repeat(101) }, "first_name"],
      [{ last_name: "" }, "last_name"],
      [{ last_name: null }, "last_name"],
      [{ phone: "" }, "phone"],
      [{ phone: undefined }, "phone"],
      [{ email: "ada" }, "email"],
      [{ email: "" }, "email"],
      [{ email: ["ada@example.com"] }, "email"],
      [{ email: "ada@example.com\u0000" }, "email"],
      [{ password: undefined }, "password"],
      [{ password: 12_345_678 }, "password"],
      [{ password: "1234567" }, "password"],
      [{ password: "🍣".repeat(7) }, "password"],
      [{ password: "a1é".repeat(334) }, "password"],
      [{ password: "ab\ud800cdefgh" }, "password"],
      [{ password: "password" }, "password"],
      [{ password: "PassWord1" }, "password"],
      [{ password: "iloveyou" }, "password"],
    ])("POST signup reports the invalid field: %j", async (over, field) => {
      const answer = await desk.send("POST", "auth/signup", { body: { ...aSignup(), ...over } });
      expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual([field]);
    });

    test("POST signup reports all invalid fields at once, in the language of the call", async () => {
      const headers = { "accept-language": "en" };
      const answer = await desk.send("POST", "auth/signup", { body: {}, headers });
      expect(await wrongFields(answer)).toEqual(
        Object.fromEntries(
          Object.keys(aSignup()).map((field) => [field, ["This field is required."]]),
        ),
      );
    });

    test("POST signup ignores unknown fields", async () => {
      const body = { ...aSignup(), id: 7, verified_at: 1, role: "owner", address: "ignored" };
      const answer = await desk.send("POST", "auth/signup", { body });
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ user: { id: 1, address: "" } });
    });
  });

  test.each(["12345678é", "🍣".repeat(8), " leading and trailing ", "a1é".repeat(333)])(
    "every character of a password is significant: %j",
    async (password) => {
      const email = "ada@example.com";
      await desk.verifiedCustomer({ password });
      payloadOf(await desk.auth.login({ email, password }));
      for (const other of [password.slice(0, -1), password.trim(), password.toUpperCase()]) {
        if (other === password) continue;
        const { status } = problemIn(await desk.auth.login({ email, password: other }));
        expect(status).toBe(401);
      }
    },
  );
});
