import type { ProblemCode } from "@noren/contract/problems.ts";
import type { RefusalName } from "@noren/contract/staff/actions.ts";
import { roleMay, type StaffRight } from "@noren/contract/staff/roles.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { type Actor, recordRefusal } from "../../audit/audit.ts";
import type { StaffRow } from "../../db/staff-tables.ts";
import { refuse } from "../../http/answers.ts";
import { callerAddress } from "../../http/caller-address.ts";
import type { ApiEnv } from "../../http/environment.ts";
import { isSafeMethod } from "../../http/foreign-page.ts";
import { isWithin } from "../../http/limit.ts";
import type { Services } from "../../services.ts";
import { deskCookie } from "./cookie.ts";
import { isOwnCall, isOwnRead } from "./same-site.ts";
import { findDeskSession } from "./sessions.ts";

/** The signed-in person and their session token. */
export type DeskCaller = { person: StaffRow; token: string };
export type DeskEnv = ApiEnv & { Variables: { desk: DeskCaller } };

export function actorOf({ id, name, email }: StaffRow): NonNullable<Actor> {
  return { id, name: name || email };
}

/** Middleware of the desk's routes: authentication, same-origin check and authorisation. */
export function desk(services: Services) {
  const { db, config, now, limits } = services;
  const cookie = deskCookie(config.siteRoot);
  const addressOf = callerAddress(config.trustProxy);

  /** Writes a denial to the audit log, rate-limited per address so that nobody can fill the log. */
  async function recordDenial(
    c: Context,
    action: RefusalName,
    person: StaffRow | null,
  ): Promise<void> {
    if (!(await isWithin(limits.staff_refused_address, addressOf(c)))) return;
    const subject = `${c.req.method} ${routePath(c, -1)}`;
    await recordRefusal(db, { at: now(), actor: person && actorOf(person), action, subject });
  }

  async function personOf(token: string | null): Promise<StaffRow | null> {
    return token === null ? null : findDeskSession(db, token, now());
  }

  async function isCrossSite(c: Context): Promise<boolean> {
    const isOwn = isSafeMethod(c.req) ? isOwnRead : isOwnCall;
    if (isOwn(c.req, config.siteRoot)) return false;
    await recordDenial(c, "cross_site", await personOf(cookie.read(c)));
    return true;
  }

  /** For routes without sign-in: checks the origin only. */
  const fromDesk = createMiddleware<ApiEnv>(async (c, next) => {
    if (await isCrossSite(c)) return refuse(c, { code: "cross_site" });
    await next();
  });

  function signedIn(right: StaffRight) {
    return createMiddleware<DeskEnv>(async (c, next) => {
      if (await isCrossSite(c)) return refuse(c, { code: "cross_site" });
      const token = cookie.read(c);
      const person = await personOf(token);
      if (!person || token === null) {
        if (hasCustomerCredentials(c)) await recordDenial(c, "customer_token", null);
        // A desk that nobody is signed in to reads something at first.
        else if (!isSafeMethod(c.req)) await recordDenial(c, "no_session", null);
        return refuse(c, { code: "unauthenticated" });
      }
      if (!roleMay(person.role, right)) {
        await recordDenial(c, "forbidden", person);
        return refuse(c, { code: "forbidden" });
      }
      c.set("desk", { person, token });
      await next();
    });
  }

  /**
   * Whether a caller still has the right; checked again during streams, which may outlive a
   * session.
   */
  async function isStillAllowed({ token }: DeskCaller, right: StaffRight): Promise<boolean> {
    const person = await personOf(token);
    return person !== null && roleMay(person.role, right);
  }

  return {
    fromDesk,
    isStillAllowed,
    cookie,
    recordDenial,
    /** To be spread into a route declared by hand; `x-right` names the right in the API document. */
    may: (right: StaffRight) => ({ middleware: signedIn(right), "x-right": right }),
  };
}

export type Desk = ReturnType<typeof desk>;

/** Of every call that needs sign-in. */
export const DESK_PROBLEMS = [
  "unauthenticated",
  "forbidden",
  "cross_site",
] as const satisfies readonly ProblemCode[];

/** Whether the request carries a customer account's credentials, which are not accepted here. */
function hasCustomerCredentials(c: Context): boolean {
  return c.req.header("authorization") !== undefined || c.req.query("token") !== undefined;
}
