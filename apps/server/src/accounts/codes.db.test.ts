import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type AccountFixture,
  aSignup,
  differentCode,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
  wrongFields,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { purgeCodes } from "./purge-codes.ts";

const MINUTE = 60_000;
const email = "ada@example.com";
const INVALID = { code: "invalid_otp", status: 400 };
const EXPIRED = { code: "expired_otp", status: 410 };

onBothDatabases("one-time codes", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  const verify = (otp: string) => desk.auth.verifyOtp({ email, otp });
  const reset = (otp: string, password = "a new password") =>
    desk.auth.resetPassword({ email, otp, password });

  describe("a confirmation code", () => {
    test("a confirmation code can be used only once", async () => {
      await desk.unverifiedCustomer();
      const code = await desk.codeOf(email);
      payloadOf(await verify(code));
      expect(problemIn(await verify(code))).toEqual(INVALID);
    });

    test("a confirmation code is used once under concurrent verify-otp calls", async () => {
      await desk.unverifiedCustomer();
      const code = await desk.codeOf(email);
      const answers = await Promise.all(Array.from({ length: 8 }, () => verify(code)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers) if (!answer.ok) expect(problemIn(answer)).toEqual(INVALID);
    });

    test("a code stays valid after 4 wrong guesses and is void after 5", async () => {
      await desk.unverifiedCustomer();
      const code = await desk.codeOf(email);
      for (let i = 0; i < 4; i++)
        expect(problemIn(await verify(differentCode(code)))).toEqual(INVALID);
      payloadOf(await verify(code));

      await desk.unverifiedCustomer({ email: "bob@example.com" });
      const other = { email: "bob@example.com", otp: await desk.codeOf("bob@example.com") };
      for (let i = 0; i < 5; i++)
        await desk.auth.verifyOtp({ email: other.email, otp: differentCode(other.otp) });
      expect(problemIn(await desk.auth.verifyOtp(other))).toEqual(INVALID);
    });

    test("wrong guesses are counted together over all endpoints and IP addresses", async () => {
      await desk.unverifiedCustomer();
      const otp = await desk.codeOf(email);
      for (const address of ["192.0.2.1", "192.0.2.2", "2001:db8::1"])
        await desk.send("GET", `auth/verify-otp?email=${email}&otp=${differentCode(otp)}`, {
          address,
        });
      for (const address of ["192.0.2.4", "192.0.2.5"]) {
        const body = { email, otp: differentCode(otp), password: "a new password" };
        await desk.send("POST", "auth/reset-password", { body, address });
      }
      expect(problemIn(await verify(otp))).toEqual(INVALID);
    });

    test("concurrent wrong guesses are all counted", async () => {
      await desk.unverifiedCustomer();
      const otp = await desk.codeOf(email);
      await Promise.all(Array.from({ length: 20 }, () => verify(differentCode(otp))));
      const [row] = await desk.db.selectFrom("codes").select("wrong").execute();
      expect(row).toEqual({ wrong: 5 });
      expect(problemIn(await verify(otp))).toEqual(INVALID);
    });

    test("a code expires exactly after its lifetime of 10 minutes", async () => {
      await desk.unverifiedCustomer();
      const otp = await desk.codeOf(email);
      desk.clock.now += 10 * MINUTE;
      expect(problemIn(await verify(otp))).toEqual(EXPIRED);
      expect(problemIn(await verify(differentCode(otp)))).toEqual(INVALID);
      desk.clock.now -= 1;
      payloadOf(await verify(otp));
    });

    test("a newer code replaces the earlier one", async () => {
      await desk.unverifiedCustomer();
      const first = await desk.codeOf(email);
      desk.clock.now += MINUTE;
      payloadOf(await desk.auth.sendOtp(email));
      const second = await desk.codeOf(email);
      if (second !== first) expect(problemIn(await verify(first))).toEqual(INVALID);
      payloadOf(await verify(second));
    });

    test("a code is valid only for the e-mail address that it was sent to", async () => {
      await desk.unverifiedCustomer();
      await desk.unverifiedCustomer({ email: "bob@example.com" });
      const bobs = await desk.codeOf("bob@example.com");
      if (bobs !== (await desk.codeOf(email)))
        expect(problemIn(await verify(bobs))).toEqual(INVALID);
    });

    test("reset-password refuses a code that was sent to confirm a change of e-mail", async () => {
      const { who } = await desk.verifiedCustomer();
      payloadOf(await desk.auth.updateProfile(who, { email: "new@example.com" }));
      const body = {
        email: "new@example.com",
        otp: await desk.codeOf("new@example.com"),
        password: "a new password",
      };
      expect(problemIn(await desk.auth.resetPassword(body))).toEqual(INVALID);
    });

    test("a code may contain spaces, or be a number in JSON", async () => {
      await desk.unverifiedCustomer();
      const otp = await desk.codeOf(email);
      payloadOf(await verify(` ${otp.slice(0, 3)} ${otp.slice(3)} `));
      payloadOf(await desk.auth.sendOtp(email));
      const number = Number(await desk.codeOf(email));
      const body = { email, otp: number, password: "a new password" };
      expect((await desk.send("POST", "auth/reset-password", { body })).status).toBe(200);
    });
  });

  describe("resending a code", () => {
    test("an unused code is replaced only after a minute; until then the first one stays valid", async () => {
      await desk.unverifiedCustomer();
      const first = await desk.codeOf(email);
      desk.clock.now += MINUTE - 1;
      payloadOf(await desk.auth.sendOtp(email));
      expect(await desk.mailsTo(email)).toHaveLength(1);
      expect(await desk.codeOf(email)).toBe(first);
      payloadOf(await verify(first));
    });

    test("after a code was used, another one is sent without delay", async () => {
      await desk.verifiedCustomer();
      payloadOf(await desk.auth.sendOtp(email));
      const [mail] = await desk.mailsTo(email);
      expect(mail?.data.purpose).toBe("reset");
      payloadOf(await reset(await desk.codeOf(email)));
      payloadOf(await desk.auth.sendOtp(email));
      payloadOf(await reset(await desk.codeOf(email), "another password"));
    });

    test("the code mail is in the language of the call", async () => {
      await desk.verifiedCustomer();
      payloadOf(await desk.authApi("en").sendOtp(email));
      expect((await desk.mailsTo(email)).at(-1)?.locale).toBe("en");
    });

    test("send-otp answers the same and writes as many rows for known and unknown e-mails", async () => {
      await desk.verifiedCustomer();
      await desk.unverifiedCustomer({ email: "bob@example.com" });
      const rows = async () => {
        const codes = await desk.db.selectFrom("codes").select("email").execute();
        const mails = await desk.db.selectFrom("outbox").select("id").execute();
        return codes.length + mails.length;
      };
      const answers: unknown[] = [];
      for (const address of [email, "bob@example.com", "nobody@example.com"]) {
        const answer = await desk.send("GET", `auth/send-otp/?email=${address}`);
        answers.push([answer.status, await answer.json()]);
      }
      expect(answers).toEqual(Array(3).fill([200, { status: "success" }]));

      const before = await rows();
      payloadOf(await desk.auth.sendOtp("somebody@example.com"));
      expect(await rows()).toBe(before + 2);
      expect(await desk.mailsTo("somebody@example.com")).toEqual([]);
    });

    test("an address's code is deleted a day after it expired, of strangers too", async () => {
      const addresses = () => desk.db.selectFrom("codes").select("email").execute();
      payloadOf(await desk.auth.sendOtp("nobody@example.com"));
      desk.clock.now += MINUTE;
      payloadOf(await desk.auth.sendOtp("somebody@example.com"));
      desk.clock.now += 24 * 60 * MINUTE + 9 * MINUTE - 1;
      await purgeCodes.run(desk.services);
      expect(await addresses()).toHaveLength(2);
      desk.clock.now += 1;
      await purgeCodes.run(desk.services);
      expect(await addresses()).toEqual([{ email: "somebody@example.com" }]);
    });

    test("verify-otp answers invalid_otp for an e-mail without an account", async () => {
      payloadOf(await desk.auth.sendOtp("nobody@example.com"));
      for (let i = 0; i < 6; i++)
        expect(
          problemIn(await desk.auth.verifyOtp({ email: "nobody@example.com", otp: "123456" })),
        ).toEqual(INVALID);
    });

    test.each(["", "email=", "email=ada", "email=a@b.fr&email=c@d.fr"])(
      "send-otp refuses an invalid e-mail as a validation error: %j",
      async (query) => {
        const answer = await desk.send("GET", `auth/send-otp/?${query}`);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ errors: { email: [expect.any(String)] } });
      },
    );
  });

  describe("a password reset code", () => {
    test("resetting the password sets the new one and ends every session", async () => {
      const { who } = await desk.verifiedCustomer();
      const second = payloadOf(await desk.auth.login({ email, password: PASSWORD }));
      payloadOf(await desk.auth.sendOtp(email));
      payloadOf(await reset(await desk.codeOf(email)));
      for (const { token } of [who, second]) {
        const profile = await desk.auth.profile({ token, user_id: who.user_id });
        expect(problemIn(profile)).toEqual({ code: "unauthenticated", status: 401 });
      }
      const old = await desk.auth.login({ email, password: PASSWORD });
      expect(problemIn(old)).toMatchObject({ status: 401 });
      payloadOf(await desk.auth.login({ email, password: "a new password" }));
    });

    test("a reset code can be used only once and does not confirm an e-mail", async () => {
      await desk.verifiedCustomer();
      payloadOf(await desk.auth.sendOtp(email));
      const otp = await desk.codeOf(email);
      expect(problemIn(await verify(otp))).toEqual(INVALID);
      payloadOf(await reset(otp));
      expect(problemIn(await reset(otp))).toEqual(INVALID);
    });

    test("a reset code expires, and is void after 5 wrong guesses", async () => {
      await desk.verifiedCustomer();
      payloadOf(await desk.auth.sendOtp(email));
      const otp = await desk.codeOf(email);
      desk.clock.now += 10 * MINUTE;
      expect(problemIn(await reset(otp))).toEqual(EXPIRED);
      for (let i = 0; i < 5; i++) await reset(differentCode(otp));
      expect(problemIn(await reset(otp))).toEqual(INVALID);
      payloadOf(await desk.auth.login({ email, password: PASSWORD }));
    });

    test("reset-password gives the same answer and computes as many hashes for known and unknown e-mails", async () => {
      await desk.verifiedCustomer();
      payloadOf(await desk.auth.sendOtp(email));
      const code = await desk.codeOf(email);
      const tell = async (address: string) => {
        const before = desk.hashes();
        const body = { email: address, otp: differentCode(code), password: "a new password" };
        const answer = await desk.send("POST", "auth/reset-password/", { body });
        return [answer.status, await answer.text(), desk.hashes() - before];
      };
      expect(await tell("nobody@example.com")).toEqual(await tell(email));
    });

    test("an invalid new password is refused without using or counting the code", async () => {
      await desk.verifiedCustomer();
      payloadOf(await desk.auth.sendOtp(email));
      const otp = await desk.codeOf(email);
      for (const password of ["short", "password", undefined])
        for (const guess of [otp, differentCode(otp)]) {
          const body = { email, otp: guess, password };
          const answer = await desk.send("POST", "auth/reset-password/", { body });
          expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual(["password"]);
        }
      payloadOf(await reset(otp));
    });

    test("resetting the password discards a pending change of e-mail, which an attacker may have requested", async () => {
      const { who } = await desk.verifiedCustomer();
      payloadOf(await desk.auth.updateProfile(who, { email: "eve@example.com" }));
      const eves = await desk.codeOf("eve@example.com");
      payloadOf(await desk.auth.sendOtp(email));
      payloadOf(await reset(await desk.codeOf(email)));
      const confirming = await desk.auth.verifyOtp({ email: "eve@example.com", otp: eves });
      expect(problemIn(confirming)).toEqual(INVALID);
    });
  });

  test.each([
    ["verify-otp", "GET", `?email=${email}`, undefined, "otp"],
    ["verify-otp", "GET", `?email=${email}&otp=%20`, undefined, "otp"],
    ["verify-otp", "GET", "?otp=123456", undefined, "email"],
    ["verify-otp", "GET", `?email=${email}&otp=1&otp=2`, undefined, "otp"],
    ["reset-password", "POST", "", { email, password: "a new password" }, "otp"],
    ["reset-password", "POST", "", { otp: "123456", password: "a new password" }, "email"],
    ["reset-password", "POST", "", { email, otp: {}, password: "a new password" }, "otp"],
  ])("%s: an invalid field is reported (%s %s %j)", async (name, method, query, body, field) => {
    const answer = await desk.send(method, `auth/${name}/${query}`, { body });
    expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual([field]);
  });

  test.each(["abc", "12345", "1234567", "½"])(
    "%j is answered invalid_otp, not as a validation error",
    async (otp) => {
      payloadOf(await desk.auth.signup(aSignup()));
      expect(problemIn(await verify(otp))).toEqual(INVALID);
    },
  );
});
