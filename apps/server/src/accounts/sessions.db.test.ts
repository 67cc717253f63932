import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { findDeskSession, openDeskSession } from "../staff/auth/sessions.ts";
import { findSession, openSession } from "./sessions.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const GONE = { code: "unauthenticated", status: 401 };

onBothDatabases("sessions", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  test("a session ends 7 days after its last use, not before", async () => {
    const { who } = await desk.verifiedCustomer();
    for (let use = 0; use < 3; use++) {
      desk.clock.now += 7 * DAY - 1;
      payloadOf(await desk.auth.profile(who));
    }
    desk.clock.now += 7 * DAY;
    expect(problemIn(await desk.auth.profile(who))).toEqual(GONE);
  });

  test("a session ends 30 days after it was opened, however often it is used", async () => {
    const { who } = await desk.verifiedCustomer();
    for (let day = 0; day < 5; day++) {
      desk.clock.now += 6 * DAY - 1;
      payloadOf(await desk.auth.profile(who));
    }
    desk.clock.now += 5;
    expect(problemIn(await desk.auth.profile(who))).toEqual(GONE);
  });

  test("a login deletes the account's expired sessions", async () => {
    await desk.verifiedCustomer();
    desk.clock.now += 7 * DAY;
    payloadOf(await desk.auth.login({ email: "ada@example.com", password: PASSWORD }));
    expect(await desk.db.selectFrom("sessions").select("scope").execute()).toHaveLength(1);
  });

  test("an account and a person of the staff have 50 sessions; another ends the one unused for longest", async () => {
    const { who } = await desk.verifiedCustomer();
    const person = await staffOf(desk).person("owner");
    const used = [who.token];
    const atDesk: string[] = [];
    for (let i = 0; i < 50; i++) {
      desk.clock.now += MINUTE;
      payloadOf(await desk.auth.profile(who));
      used.push(await openSession(desk.db, who.user_id, "full", desk.clock.now, ""));
      atDesk.push(await openDeskSession(desk.db, person.id, desk.clock.now));
    }
    atDesk.push(await openDeskSession(desk.db, person.id, desk.clock.now + 1));
    const ended = async (tokens: string[], find: typeof findSession | typeof findDeskSession) => {
      const found = await Promise.all(tokens.map((token) => find(desk.db, token, desk.clock.now)));
      return found.flatMap((session, index) => (session === null ? [index] : []));
    };
    expect(await ended(used, findSession)).toEqual([1]);
    expect(await ended(atDesk, findDeskSession)).toEqual([0]);
  });

  test("logout ends the caller's session and no other", async () => {
    const { who } = await desk.verifiedCustomer();
    const other = payloadOf(
      await desk.auth.login({ email: "ada@example.com", password: PASSWORD }),
    );
    payloadOf(await desk.auth.logout(who));
    expect(problemIn(await desk.auth.profile(who))).toEqual(GONE);
    expect(problemIn(await desk.auth.logout(who))).toEqual(GONE);
    payloadOf(await desk.auth.profile({ ...who, token: other.token }));
  });

  test("logout accepts the unverified token of a signup", async () => {
    const { who } = await desk.unverifiedCustomer();
    payloadOf(await desk.auth.logout(who));
    expect(problemIn(await desk.auth.profile(who))).toEqual(GONE);
  });

  describe("token and user id", () => {
    test("token and user id are accepted in the query or the headers", async () => {
      const { query, headers } = await desk.verifiedCustomer();
      expect((await desk.send("GET", `auth/profile/?${query}`)).status).toBe(200);
      expect((await desk.send("GET", "auth/profile", { headers })).status).toBe(200);
      expect((await desk.send("GET", `auth/profile?${query}`, { headers })).status).toBe(200);
    });

    test("every token and user id sent must match", async () => {
      const ada = await desk.verifiedCustomer();
      const bob = await desk.verifiedCustomer({ email: "bob@example.com" });
      const bearer = { authorization: ada.headers.authorization };
      const basic = { authorization: "Basic YWRhOnBhc3N3b3Jk" };
      const calls: [string, Record<string, string>, number][] = [
        ["", {}, 401],
        [`token=${ada.token}`, {}, 401],
        [`user_id=${ada.id}`, {}, 401],
        ["", bearer, 401],
        [`token=${ada.token}&user_id=${bob.id}`, {}, 401],
        [`token=${ada.token}&user_id=0`, {}, 401],
        [`token=${ada.token}&user_id=abc`, {}, 401],
        [`token=&user_id=${ada.id}`, {}, 401],
        [`token=${ada.token}x&user_id=${ada.id}`, {}, 401],
        [ada.query, bob.headers, 401],
        [bob.query, ada.headers, 401],
        [ada.query, { "user-id": String(bob.id) }, 401],
        [ada.query, { authorization: "Bearer" }, 401],
        [ada.query, { authorization: "Bearer wrong" }, 401],
        [`${ada.query}&token=wrong`, {}, 401],
        [`${ada.query}&user_id=${bob.id}`, {}, 401],
        [ada.query, basic, 200],
        [ada.query, { authorization: `bearer   ${ada.token}` }, 200],
        [`user_id=${ada.id}`, bearer, 200],
        [`token=${ada.token}`, { "user-id": ` ${ada.id} ` }, 200],
        [`${ada.query}&${ada.query}`, ada.headers, 200],
      ];
      for (const [query, headers, status] of calls) {
        const answer = await desk.send("GET", `auth/profile?${query}`, { headers });
        expect([query, headers, answer.status]).toEqual([query, headers, status]);
        if (status === 401) expect(await answer.json()).toMatchObject({ code: "unauthenticated" });
      }
    });

    test("credentials are checked before the fields: without them the answer is 401, not 422", async () => {
      const calls = [
        desk.send("PATCH", "auth/update-profile", { body: { email: "wrong" } }),
        desk.send("GET", "auth/orders?page=0"),
        desk.send("DELETE", "auth/delete-profile", { body: {} }),
        desk.send("DELETE", "auth/delete-profile", { body: [] }),
        desk.send("POST", "auth/logout"),
      ];
      for (const answer of await Promise.all(calls)) expect(answer.status).toBe(401);
    });
  });
});
