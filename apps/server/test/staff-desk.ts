import type { StaffRole } from "@noren/contract/staff/roles.ts";
import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import type { Env } from "../src/config.ts";
import type { StaffRow } from "../src/db/staff-tables.ts";
import type { LimitRules } from "../src/http/rate-limits.ts";
import { openDeskSession } from "../src/staff/auth/sessions.ts";
import type { TestDatabases } from "./databases.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

export const STAFF_PASSWORD = "cinq couteaux bien rangés";
const COOKIE = "noren-desk";
const SESSION_COOKIE = /^(__Secure-)?noren-desk=/;

type SentHeaders = Record<string, string>;
/** An app in this process, or the way to one that runs elsewhere. */
type Answering = { http: { fetch: (request: Request) => Response | Promise<Response> } };

/** A browser's side of the desk: keeps the cookie, sends it with every call. */
export function deskBrowser(app: Answering, cookie = "") {
  const jar = { cookie, setCookie: "" };

  async function send(request: Request): Promise<Response> {
    if (jar.cookie !== "") request.headers.set("cookie", jar.cookie);
    const answer = await app.http.fetch(request);
    const set = answer.headers.getSetCookie().find((sent) => SESSION_COOKIE.test(sent));
    if (set !== undefined) {
      jar.setCookie = set;
      jar.cookie = /^[^=]+=;/.test(set) ? "" : (set.split(";")[0] ?? "");
    }
    return answer;
  }

  return {
    jar,
    api: createStaffApi("", send, "en"),
    /** A call as it is: the cookie goes with it, and nothing else that the client would add. */
    raw: (method: string, path: string, headers: SentHeaders = {}, body?: unknown) =>
      send(
        new Request(`http://localhost/v2/staff/${path}`, {
          method: method.toUpperCase(),
          headers: { "content-type": "application/json", ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  };
}

/** The people of an app, as tests make them. */
export function staffOf(app: Answering & Pick<TestApp, "db" | "clock" | "services">) {
  const { db, clock } = app;

  /** Somebody of that role, whose password is the test's where one is to be typed. */
  async function person(role: StaffRole, over: Partial<StaffRow> = {}): Promise<StaffRow> {
    return db
      .insertInto("staff")
      .values({
        email: `${role}@desk.example`,
        name: `The ${role}`,
        role,
        locale: "fr",
        password_hash: await app.services.passwords.hash(STAFF_PASSWORD),
        created_at: clock.now,
        disabled_at: null,
        ...over,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  return {
    person,

    /** The browser of somebody new of that role, signed in. */
    async signedIn(role: StaffRole, over: Partial<StaffRow> = {}) {
      const who = await person(role, over);
      const token = await openDeskSession(db, who.id, clock.now);
      return { ...deskBrowser(app, `${COOKIE}=${token}`), person: who };
    },

    /** What the log says, oldest first. */
    audit: () => db.selectFrom("audit_log").selectAll().orderBy("id").execute(),
  };
}

export type StaffDesk = Awaited<ReturnType<typeof openStaffDesk>>;

/** An app with people at its desk; `variables` open further instances on the same database. */
export async function openStaffDesk(
  databases: TestDatabases,
  { env = {}, limits }: { env?: Env; limits?: Partial<LimitRules> } = {},
) {
  const variables = { ...(await databases.filled()), ...env };
  const app = await openTestApp(variables, limits);
  return { ...app, ...staffOf(app), variables };
}
