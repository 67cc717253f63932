import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../../test/account-fixture.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { deskBrowser, openStaffFixture, STAFF_PASSWORD } from "../../../test/staff-fixture.ts";
import { LIMIT_RULES } from "../../http/rate-limits.ts";

const DAY = 24 * 60 * 60_000;
const OWNER = { email: "owner@desk.example", password: STAFF_PASSWORD };

onBothDatabases("signing in at the desk", (databases) => {
  test("POST sign-in sets an HttpOnly, SameSite=Strict cookie with a random token that is stored as a hash", async () => {
    const desk = await openStaffFixture(databases);
    await desk.person("owner");
    const { api, jar } = deskBrowser(desk);

    const { person, rights } = payloadOf(await api.signIn(OWNER));
    expect(person).toMatchObject({ role: "owner", email: OWNER.email });
    expect(rights).toContain("manage_people");
    expect(jar.setCookie).toMatch(/^noren-desk=[\w-]{43};/);
    const thirtyDays = "Max-Age=2592000";
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/v2/staff", thirtyDays])
      expect(jar.setCookie).toContain(part);
    expect(payloadOf(await api.me()).person.id).toBe(person.id);
    expect(await desk.audit()).toMatchObject([{ action: "signed_in", staff_id: person.id }]);

    const sessions = await desk.db.selectFrom("staff_sessions").selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(jar.cookie.split("=")[1]);
  });

  test("with an https SITE_ROOT the session cookie is Secure", async () => {
    const desk = await openStaffFixture(databases, { env: { SITE_ROOT: "https://noren.example" } });
    await desk.person("owner");
    const { api, jar } = deskBrowser(desk);
    payloadOf(await api.signIn(OWNER));
    expect(jar.setCookie).toMatch(/^__Secure-noren-desk=.*; Secure/);
  });

  test("a session ends by sign-out, after 30 days, and after 7 days without use", async () => {
    const desk = await openStaffFixture(databases);
    await desk.person("owner");
    const { api, jar } = deskBrowser(desk);
    const { raw } = deskBrowser(desk);

    payloadOf(await api.signIn(OWNER));
    const stolen = jar.cookie;
    payloadOf(await api.signOut());
    expect(jar.cookie).toBe("");
    expect((await raw("GET", "me", { cookie: stolen })).status).toBe(401);

    payloadOf(await api.signIn(OWNER));
    desk.clock.now += 7 * DAY;
    expect(problemIn(await api.me())).toEqual({ code: "unauthenticated", status: 401 });

    payloadOf(await api.signIn(OWNER));
    for (let day = 1; day < 30; day++) {
      desk.clock.now += DAY;
      payloadOf(await api.me());
    }
    desk.clock.now += DAY;
    expect(problemIn(await api.me()).code).toBe("unauthenticated");
  });

  test("POST sign-in gives the same answer for a wrong password, an unknown address and a disabled person", async () => {
    const desk = await openStaffFixture(databases);
    await desk.person("owner");
    await desk.person("kitchen", { email: "former@desk.example", disabled_at: desk.clock.now });
    const { api } = deskBrowser(desk);
    const tries = [
      { ...OWNER, password: "quelque chose d’autre" },
      { email: "nobody@desk.example", password: STAFF_PASSWORD },
      { email: "former@desk.example", password: STAFF_PASSWORD },
    ];
    for (const sent of tries)
      expect(problemIn(await api.signIn(sent))).toEqual({
        code: "invalid_credentials",
        status: 401,
      });
    expect(await desk.audit()).toMatchObject(
      tries.map(() => ({ action: "sign_in", outcome: "refused", staff_id: null })),
    );
  });

  test("POST sign-in limits wrong passwords, not successful sign-ins", async () => {
    const slow = { points: 2, seconds: 900 };
    const desk = await openStaffFixture(databases, {
      limits: { staff_sign_in_account_from_address: slow },
    });
    await desk.person("owner");
    const { api } = deskBrowser(desk);
    for (let i = 0; i < 3; i++) payloadOf(await api.signIn(OWNER));
    for (let i = 0; i < 2; i++) await api.signIn({ ...OWNER, password: "un essai" });
    expect(problemIn(await api.signIn(OWNER))).toEqual({ code: "rate_limited", status: 429 });
  });
});

onBothDatabases("a device that the staff is known to use", (databases) => {
  test("a known device can sign in and request a reset link while others guess from many addresses", async () => {
    const desk = await openStaffFixture(databases, { limits: LIMIT_RULES });
    await desk.person("owner");
    const known = deskBrowser(desk);
    const answer = await known.raw("POST", "sign-in", { "x-noren-desk": "1" }, OWNER);
    const device = answer.headers
      .getSetCookie()
      .find((set) => set.startsWith("noren-desk-device-"));
    expect(device).toMatch(/HttpOnly/);
    const cookie = device?.split(";")[0] ?? "";
    const call = (path: string, body: unknown, address: string, headers = {}) =>
      desk.http.request(
        `/v2/staff/${path}`,
        {
          method: "POST",
          headers: { "content-type": "application/json", "x-noren-desk": "1", ...headers },
          body: JSON.stringify(body),
        },
        { incoming: { socket: { remoteAddress: address } } },
      );
    for (let i = 0; i < 100; i++)
      await call("sign-in", { ...OWNER, password: "un essai" }, `198.51.100.${i}`);
    for (let i = 0; i < 7; i++)
      await call("forgotten-password", { email: OWNER.email }, `198.51.100.${i}`);
    const { email } = OWNER;
    expect((await call("sign-in", OWNER, "203.0.113.1")).status).toBe(429);
    expect((await call("sign-in", OWNER, "203.0.113.1", { cookie })).status).toBe(200);
    expect((await call("forgotten-password", { email }, "203.0.113.1")).status).toBe(429);
    expect((await call("forgotten-password", { email }, "203.0.113.1", { cookie })).status).toBe(
      200,
    );
  });
});

onBothDatabases("one's own sessions at the desk", (databases) => {
  test("own sessions are listed, and ended one by one or all but the current, never those of others", async () => {
    const desk = await openStaffFixture(databases);
    const owner = await desk.signedIn("owner");
    const cook = await desk.signedIn("kitchen");
    const tablet = deskBrowser(desk);
    payloadOf(await tablet.api.signIn(OWNER));
    const { sessions } = payloadOf(await owner.api.sessions());
    expect(sessions.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
    const [theirs] = payloadOf(await cook.api.sessions()).sessions;
    payloadOf(await owner.api.endSessions(theirs?.id ?? ""));
    payloadOf(await cook.api.me());
    const other = sessions.find(({ is_current }) => !is_current)?.id ?? "";
    expect(payloadOf(await owner.api.endSessions(other)).sessions).toMatchObject([
      { is_current: true },
    ]);
    expect(problemIn(await tablet.api.me()).code).toBe("unauthenticated");
    payloadOf(await tablet.api.signIn(OWNER));
    expect(payloadOf(await owner.api.endSessions(null)).sessions).toHaveLength(1);
    expect(problemIn(await tablet.api.me()).code).toBe("unauthenticated");
    payloadOf(await owner.api.me());
  });
});

onBothDatabases("a forgotten password of the desk", (databases) => {
  test("POST forgotten-password makes the same writes for an unknown address, but sends no mail", async () => {
    const desk = await openStaffFixture(databases);
    await desk.person("owner");
    const { api } = deskBrowser(desk);
    const counts = async () => {
      const rows = await desk.db.selectFrom("outbox").select(["recipient", "sent_at"]).execute();
      const links = await desk.db.selectFrom("staff_links").select("id").execute();
      return {
        unsent: rows.filter((row) => row.sent_at === null).length,
        rows: rows.length,
        links: links.length,
      };
    };
    const start = await counts();
    payloadOf(await api.forgottenPassword("nobody@desk.example"));
    const stranger = await counts();
    expect(stranger).toEqual({
      unsent: start.unsent,
      rows: start.rows + 1,
      links: start.links + 1,
    });
    payloadOf(await api.forgottenPassword(OWNER.email));
    expect(await counts()).toEqual({
      unsent: start.unsent + 1,
      rows: stranger.rows + 1,
      links: stranger.links + 1,
    });
    desk.clock.now += 61 * 60_000;
    payloadOf(await api.forgottenPassword("somebody@desk.example"));
    expect((await counts()).links, "old ones are forgotten").toBe(start.links + 1);
  });
});

onBothDatabases("the second factor", (databases) => {
  async function enrolled() {
    const desk = await openStaffFixture(databases);
    const owner = await desk.signedIn("owner");
    const { secret, uri } = payloadOf(await owner.api.beginTotp(STAFF_PASSWORD));
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = (instant: number) => app.generate({ timestamp: instant });
    const { recovery_codes } = payloadOf(await owner.api.confirmTotp(codeAt(desk.clock.now)));
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
    expect(problemIn(await api.removeTotp("autre", code())).code).toBe("invalid_password");
    expect(problemIn(await api.removeTotp(STAFF_PASSWORD, "")).code).toBe("totp_required");
    expect(problemIn(await api.removeTotp(STAFF_PASSWORD, "000000")).code).toBe("invalid_totp");
    const wanted = "six couteaux bien rangés";
    expect(problemIn(await api.changePassword("autre", wanted, code())).code).toBe(
      "invalid_password",
    );
    expect(problemIn(await api.changePassword(STAFF_PASSWORD, wanted)).code).toBe("totp_required");
    expect((await desk.audit()).filter(({ outcome }) => outcome === "refused")).toMatchObject([
      { action: "totp_removal", who: "The owner" },
      { action: "totp_removal", who: "The owner" },
      { action: "password_change", who: "The owner" },
    ]);
    payloadOf(await api.changePassword(STAFF_PASSWORD, wanted, code()));
    const elsewhere = deskBrowser(desk);
    payloadOf(await elsewhere.api.signIn({ ...OWNER, password: wanted, code: code() }));
    payloadOf(await api.removeTotp(wanted, code()));
    expect(problemIn(await elsewhere.api.me()).status).toBe(401);
    expect(problemIn(await signIn()).code).toBe("invalid_credentials");
    payloadOf(await deskBrowser(desk).api.signIn({ ...OWNER, password: wanted }));
  });

  test("wrong passwords and codes of a signed-in person are rate-limited, and then right ones too", async () => {
    const limits = { staff_own_access: { points: 2, seconds: 900 } };
    const desk = await openStaffFixture(databases, { limits });
    const { api } = await desk.signedIn("owner");
    const wanted = "six couteaux bien rangés";
    expect(problemIn(await api.changePassword("autre", wanted)).status).toBe(403);
    expect(problemIn(await api.beginTotp("autre")).status).toBe(403);
    for (const call of [
      () => api.changePassword(STAFF_PASSWORD, wanted),
      () => api.beginTotp(STAFF_PASSWORD),
      () => api.confirmTotp("000000"),
      () => api.removeTotp(STAFF_PASSWORD, "000000"),
    ])
      expect(problemIn(await call()).status).toBe(429);
  });

  test("a password reset link does not bypass the second factor", async () => {
    const { desk, signIn } = await enrolled();
    const { api, jar } = deskBrowser(desk);
    payloadOf(await api.forgottenPassword(OWNER.email));
    const token = await linkIn(desk);
    const password = "six couteaux bien rangés";
    expect(payloadOf(await api.useLink({ token, password }))).toBeNull();
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
