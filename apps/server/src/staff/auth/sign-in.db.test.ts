import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../../test/account-fixture.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { comparedBefore, heldBody } from "../../../test/interleaving.ts";
import { deskBrowser, openStaffFixture, STAFF_PASSWORD } from "../../../test/staff-fixture.ts";
import { createApiApp } from "../../api.ts";
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

  test("a person who is disabled while the password is compared is not signed in", async () => {
    const desk = await openStaffFixture(databases);
    const { id } = await desk.person("owner");
    const deskPasswords = comparedBefore(desk.services.deskPasswords, async () => {
      const disabled_at = desk.clock.now;
      await desk.db.updateTable("staff").set({ disabled_at }).where("id", "=", id).execute();
    });
    const http = createApiApp({ ...desk.services, deskPasswords });
    const { api } = deskBrowser({ ...desk, http });
    expect(problemIn(await api.signIn(OWNER)).code).toBe("invalid_credentials");
    expect(await desk.db.selectFrom("staff_sessions").selectAll().execute()).toEqual([]);
  });

  test("a body that was held back until the session had ended changes nothing", async () => {
    const desk = await openStaffFixture(databases);
    const { api, jar } = await desk.signedIn("owner");
    const edits = [{ target: "dish:101", values: { price_pickup: 1 } }];
    const { init, release } = heldBody({ edits });
    const headers = { "content-type": "application/json", "x-noren-desk": "1", cookie: jar.cookie };
    const request = { method: "PATCH", headers, ...init };
    const answering = desk.http.request("/v2/staff/menu", request);
    payloadOf(await api.signOut());
    release();
    expect((await answering).status).toBe(401);
    expect(await desk.db.selectFrom("changes").selectAll().execute()).toEqual([]);
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
    payloadOf(await owner.api.endSessions({ id: theirs?.id ?? "" }));
    payloadOf(await cook.api.me());
    const other = sessions.find(({ is_current }) => !is_current)?.id ?? "";
    expect(payloadOf(await owner.api.endSessions({ id: other })).sessions).toMatchObject([
      { is_current: true },
    ]);
    expect(problemIn(await tablet.api.me()).code).toBe("unauthenticated");
    payloadOf(await tablet.api.signIn(OWNER));
    expect(payloadOf(await owner.api.endSessions({ id: null })).sessions).toHaveLength(1);
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
    payloadOf(await api.forgottenPassword({ email: "nobody@desk.example" }));
    const stranger = await counts();
    expect(stranger).toEqual({
      unsent: start.unsent,
      rows: start.rows + 1,
      links: start.links + 1,
    });
    payloadOf(await api.forgottenPassword({ email: OWNER.email }));
    expect(await counts()).toEqual({
      unsent: start.unsent + 1,
      rows: stranger.rows + 1,
      links: stranger.links + 1,
    });
    desk.clock.now += 61 * 60_000;
    payloadOf(await api.forgottenPassword({ email: "somebody@desk.example" }));
    expect((await counts()).links, "old ones are forgotten").toBe(start.links + 1);
  });
});
