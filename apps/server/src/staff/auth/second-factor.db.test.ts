import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../../test/account-fixture.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { deskBrowser, openStaffFixture, STAFF_PASSWORD } from "../../../test/staff-fixture.ts";

const OWNER = { email: "owner@desk.example", password: STAFF_PASSWORD };

onBothDatabases("TOTP", (databases) => {
  async function enrolled() {
    const desk = await openStaffFixture(databases);
    const owner = await desk.signedIn("owner");
    const { secret, uri } = payloadOf(await owner.api.beginTotp({ password: STAFF_PASSWORD }));
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = (instant: number) => app.generate({ timestamp: instant });
    const { recovery_codes } = payloadOf(
      await owner.api.confirmTotp({ code: codeAt(desk.clock.now) }),
    );
    const signIn = (code?: string) =>
      deskBrowser(desk).api.signIn({ ...OWNER, ...(code && { code }) });
    return { desk, owner, uri, codeAt, recovery_codes, signIn };
  }

  test("the second factor is active from its first valid code, and requested only after the right password", async () => {
    const { desk, owner, uri, codeAt, signIn } = await enrolled();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(payloadOf(await owner.api.me()).person.has_totp).toBe(true);
    expect(problemIn(await signIn()).code).toBe("totp_required");
    const wrong = await deskBrowser(desk).api.signIn({ ...OWNER, password: "autre" });
    expect(problemIn(wrong).code).toBe("invalid_credentials");
    desk.clock.now += 60_000;
    payloadOf(await signIn(codeAt(desk.clock.now)));
  });

  test("a TOTP code is accepted once, within one period before or after", async () => {
    const { desk, codeAt, signIn } = await enrolled();
    const { clock } = desk;
    expect(problemIn(await signIn(codeAt(clock.now))).code, "used to confirm").toBe("invalid_totp");
    clock.now += 10 * 60_000;
    const code = codeAt(clock.now - 30_000);
    payloadOf(await signIn(code));
    expect(problemIn(await signIn(code)).code, "used before").toBe("invalid_totp");
    payloadOf(await signIn(codeAt(clock.now + 30_000)));
    expect(problemIn(await signIn(codeAt(clock.now))).code, "older than one used").toBe(
      "invalid_totp",
    );
    clock.now += 10 * 60_000;
    for (const far of [-60_000, 60_000])
      expect(problemIn(await signIn(codeAt(clock.now + far))).code).toBe("invalid_totp");
  });

  test("a TOTP code is read in full-width digits too, and anything else is a wrong code", async () => {
    const { desk, codeAt, signIn } = await enrolled();
    for (const code of ["12345é", "１２３４５é", "😀😀😀"])
      expect(problemIn(await signIn(code)).code).toBe("invalid_totp");
    desk.clock.now += 10 * 60_000;
    const fullWidth = codeAt(desk.clock.now).replace(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    );
    payloadOf(await signIn(fullWidth));
  });

  test("a TOTP code used concurrently signs in once", async () => {
    const { desk, codeAt, signIn } = await enrolled();
    desk.clock.now += 10 * 60_000;
    const code = codeAt(desk.clock.now);
    const both = await Promise.all([signIn(code), signIn(code)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("a recovery code replaces the TOTP code once, and is stored as a hash", async () => {
    const { desk, recovery_codes, signIn } = await enrolled();
    expect(recovery_codes).toHaveLength(10);
    const [first = ""] = recovery_codes;
    const kept = await desk.db.selectFrom("staff_recovery_codes").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(first.replaceAll("-", ""));
    payloadOf(await signIn(first.toUpperCase()));
    expect(problemIn(await signIn(first)).code).toBe("invalid_totp");
  });

  test("removing the second factor and changing the password need both factors; refusals are audited", async () => {
    const { desk, owner, codeAt, signIn } = await enrolled();
    const code = () => {
      desk.clock.now += 60_000;
      return codeAt(desk.clock.now);
    };
    const { api } = owner;
    const removal = { password: STAFF_PASSWORD, code: "000000" };
    const wrong = { password: "autre", code: code() };
    expect(problemIn(await api.removeTotp(wrong)).code).toBe("invalid_password");
    expect(problemIn(await api.removeTotp({ ...removal, code: "" })).code).toBe("totp_required");
    expect(problemIn(await api.removeTotp(removal)).code).toBe("invalid_totp");
    const new_password = "six couteaux bien rangés";
    const change = { password: STAFF_PASSWORD, new_password };
    const guess = { ...wrong, new_password, code: code() };
    expect(problemIn(await api.changePassword(guess)).code).toBe("invalid_password");
    expect(problemIn(await api.changePassword(change)).code).toBe("totp_required");
    expect((await desk.audit()).filter(({ outcome }) => outcome === "refused")).toMatchObject([
      { action: "totp_removal", who: "The owner" },
      { action: "totp_removal", who: "The owner" },
      { action: "password_change", who: "The owner" },
    ]);
    payloadOf(await api.changePassword({ ...change, code: code() }));
    const elsewhere = deskBrowser(desk);
    payloadOf(await elsewhere.api.signIn({ ...OWNER, password: new_password, code: code() }));
    payloadOf(await api.removeTotp({ password: new_password, code: code() }));
    expect(problemIn(await elsewhere.api.me()).status).toBe(401);
    expect(problemIn(await signIn()).code).toBe("invalid_credentials");
    payloadOf(await deskBrowser(desk).api.signIn({ ...OWNER, password: new_password }));
  });

  test("wrong passwords and codes of a signed-in person are rate-limited, and then right ones too", async () => {
    const limits = { staff_own_access: { points: 2, seconds: 900 } };
    const desk = await openStaffFixture(databases, { limits });
    const { api } = await desk.signedIn("owner");
    const new_password = "six couteaux bien rangés";
    const wrong = { password: "autre" };
    const right = { password: STAFF_PASSWORD };
    const code = "000000";
    expect(problemIn(await api.changePassword({ ...wrong, new_password })).status).toBe(403);
    expect(problemIn(await api.beginTotp(wrong)).status).toBe(403);
    for (const call of [
      () => api.changePassword({ ...right, new_password }),
      () => api.beginTotp(right),
      () => api.beginTotp({ password: "" }),
      () => api.confirmTotp({ code }),
      () => api.removeTotp({ ...right, code }),
    ])
      expect(problemIn(await call()).status).toBe(429);
  });

  test("a password reset link does not bypass the second factor", async () => {
    const { desk, signIn } = await enrolled();
    const { api, jar } = deskBrowser(desk);
    payloadOf(await api.forgottenPassword({ email: OWNER.email }));
    const token = await linkIn(desk);
    const password = "six couteaux bien rangés";
    expect(payloadOf(await api.useLink({ token, password })).me).toBeNull();
    expect(jar.cookie).toBe("");
    expect(problemIn(await signIn()).code).toBe("invalid_credentials");
    expect(problemIn(await api.signIn({ ...OWNER, password })).code).toBe("totp_required");
  });
});

async function linkIn(desk: Awaited<ReturnType<typeof openStaffFixture>>): Promise<string> {
  const { data } = await desk.db
    .selectFrom("outbox")
    .select("data")
    .where("kind", "=", "staff_reset")
    .executeTakeFirstOrThrow();
  return /#([\w-]+)/.exec(data)?.[1] ?? "";
}
