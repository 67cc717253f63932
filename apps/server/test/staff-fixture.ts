import type { StaffRole } from "@noren/contract/staff/roles.ts";
import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import type { Env } from "../src/config.ts";
import type { StaffRow } from "../src/db/staff-tables.ts";
import { openDeskSession } from "../src/staff/auth/sessions.ts";
import type { TestDatabases } from "./databases.ts";
import { openTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

export const STAFF_PASSWORD = "cinq couteaux bien rangés";
const COOKIE = "noren-desk";
const SESSION_COOKIE = /^(__Secure-)?noren-desk=/;

type SentHeaders = Record<string, string>;
/** An app in this process, or a function that sends requests to another one. */
type Answering = { http: { fetch: (request: Request) => Response | Promise<Response> } };

/** A browser at the desk: stores the session cookie and sends it with every call. */
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
    /** A raw call with the cookie, without the headers that the typed client adds. */
    raw: (method: string, path: string, headers: SentHeaders = {}, body?: unknown) =>
      send(
        new Request(`http://localhost/v2/staff/${path}`, {
          method: method.toUpperCase(),
          headers: { "content-type": "application/json", ...headers },
          ...(body === undefined
            ? {}
            : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
        }),
      ),
  };
}

/** Helpers that create and sign in staff members. */
export function staffOf(app: Answering & Pick<TestApp, "db" | "clock" | "services">) {
  const { db, clock } = app;

  /** Creates a staff member of that role, with `STAFF_PASSWORD`. */
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

    /** Creates a staff member of that role and returns their signed-in browser. */
    async signedIn(role: StaffRole, over: Partial<StaffRow> = {}) {
      const who = await person(role, over);
      const token = await openDeskSession(db, who.id, clock.now);
      return { ...deskBrowser(app, `${COOKIE}=${token}`), person: who };
    },

    /** The audit log, oldest first. */
    audit: () => db.selectFrom("audit_log").selectAll().orderBy("id").execute(),
  };
}

export type StaffFixture = Awaited<ReturnType<typeof openStaffFixture>>;

type StaffFixtureOptions = Pick<TestAppOptions, "limits" | "holdMs"> & { env?: Env };

/** A test app with staff helpers; `variables` open further instances on the same database. */
export async function openStaffFixture(
  databases: TestDatabases,
  { env = {}, limits, holdMs }: StaffFixtureOptions = {},
) {
  const variables = { ...(await databases.filled()), ...env };
  const app = await openTestApp(variables, { limits, holdMs });
  return { ...app, ...staffOf(app), variables };
}
