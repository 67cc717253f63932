import { fieldErrors } from "@noren/contract/field-problems.ts";
import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { linkUse, StaffLink } from "@noren/contract/staff/people.ts";
import type { StaffRole } from "@noren/contract/staff/roles.ts";
import type { z } from "zod";
import { newToken, tokenHash } from "../../accounts/tokens.ts";
import { recordAction } from "../../audit/audit.ts";
import type { Db, Trx } from "../../db/open.ts";
import type { LinkPurpose, StaffLinkRow, StaffRow } from "../../db/staff-tables.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "./desk-auth.ts";
import { hasOwner } from "./owners.ts";
import { endDeskSessionsOf, openDeskSession } from "./sessions.ts";

const HOUR_MS = 60 * 60_000;
/** Validity of a link in hours. */
export const LINK_HOURS = { setup: 72, invitation: 72, reset: 1 } as const;

type NewLink = {
  purpose: LinkPurpose;
  email: string | null;
  role: StaffRole;
  locale: Locale;
  now: number;
};

/** Creates a single-use link and ends earlier ones with the same purpose and address. */
export async function makeLink(
  db: Db,
  link: NewLink,
): Promise<{ token: string; expires_at: number }> {
  const { now, purpose, email, role, locale } = link;
  const token = newToken();
  const expires_at = now + LINK_HOURS[purpose] * HOUR_MS;
  if (email !== null) await endLinks(db, { purpose, email, now });
  await db
    .insertInto("staff_links")
    .values({
      token_hash: tokenHash(token),
      purpose,
      email,
      role,
      locale,
      created_at: now,
      expires_at,
      used_at: null,
    })
    .execute();
  return { token, expires_at };
}

/** Ends the links of a purpose that an address has. */
export async function endLinks(
  db: Db,
  { purpose, email, now }: Pick<NewLink, "purpose" | "now"> & { email: string },
): Promise<void> {
  await db
    .updateTable("staff_links")
    .set({ used_at: now })
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .where("used_at", "is", null)
    .execute();
}

/**
 * URL of a link. The token is in the fragment (#), which browsers send neither to logs nor as
 * referrer.
 */
export function linkAddress(siteRoot: string, locale: Locale, token: string): string {
  return `${siteRoot}${CANONICAL_PREFIX[locale]}/desk/welcome#${token}`;
}

/** What a link is for; null if it is unknown, used or expired. */
export async function readLink(
  { db, catalogue, now }: Pick<Services, "db" | "catalogue" | "now">,
  token: string,
): Promise<StaffLink | null> {
  const link = await validLinks(db, token, now()).selectAll().executeTakeFirst();
  if (!link || (link.purpose === "setup" && (await hasOwner(db)))) return null;
  const { purpose, email, role } = link;
  return { purpose, email, role, restaurant: catalogue.current().settings.contacts.name };
}

function validLinks(db: Db, token: string, now: number) {
  return db
    .selectFrom("staff_links")
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
}

export type AcceptLinkResult =
  | { ok: true; token: string | null; person: StaffRow }
  | { ok: false; problem: Problem };

const INVALID: AcceptLinkResult = { ok: false, problem: { code: "invalid_link" } };

/**
 * Redeems a link (set-up, invitation or password reset) and signs its person in. `token` is null
 * for a person with a second factor: a link alone does not sign them in.
 */
export async function acceptLink(
  { db, deskPasswords, now }: Pick<Services, "db" | "deskPasswords" | "now">,
  use: z.output<typeof linkUse>,
  { locale, userAgent }: { locale: Locale; userAgent: string },
): Promise<AcceptLinkResult> {
  const password_hash = await deskPasswords.hash(use.password);
  const accept = async (trx: Trx): Promise<AcceptLinkResult> => {
    const link = await redeemLink(trx, use.token, now());
    if (!link) return INVALID;
    const given = { ...use, password_hash };
    const person = await personFor(trx, link, given, locale, now());
    const token =
      person.totp_confirmed_at === null
        ? await openDeskSession(trx, person.id, now(), userAgent)
        : null;
    await recordAction(trx, {
      at: now(),
      actor: actorOf(person),
      action: `${link.purpose}_link_used`,
      subject: `person:${person.id}`,
      after: { role: person.role },
    });
    return { ok: true, token, person };
  };
  try {
    return await transact(db, accept);
  } catch (error) {
    if (error instanceof LinkError) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Rolls the transaction back, so that the link can be used again after corrected input. */
class LinkError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * One conditional update, so that a link is used once. Using one set-up link ends all of them,
 * since each instance printed its own.
 */
async function redeemLink(trx: Trx, token: string, now: number): Promise<StaffLinkRow | null> {
  const hash = tokenHash(token);
  const redeemed = await trx
    .updateTable("staff_links")
    .set({ used_at: now })
    .where("used_at", "is", null)
    .where(({ eb, or, and, exists }) =>
      or([
        eb("token_hash", "=", hash),
        and([
          eb("purpose", "=", "setup"),
          exists(validLinks(trx, token, now).where("purpose", "=", "setup").select("id")),
        ]),
      ]),
    )
    .returningAll()
    .execute();
  const link = redeemed.find(({ token_hash }) => token_hash === hash) ?? null;
  if (!link || link.expires_at <= now) return null;
  return link.purpose === "setup" && (await hasOwner(trx)) ? null : link;
}

type Given = Omit<z.output<typeof linkUse>, "token" | "password"> & { password_hash: string };

async function personFor(
  trx: Trx,
  { purpose, email: invited, role, locale: invitedLocale }: StaffLinkRow,
  { name, email: given, password_hash }: Given,
  locale: Locale,
  now: number,
): Promise<StaffRow> {
  const email = invited ?? given ?? null;
  if (email === null) throw missing("email", locale);
  if (purpose === "reset") return withNewPassword(trx, email, password_hash);
  if (!name) throw missing("name", locale);
  const fresh = { email, name, role, password_hash, created_at: now };
  const person = await trx
    .insertInto("staff")
    .values({ ...fresh, locale: purpose === "setup" ? locale : invitedLocale })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!person) throw new LinkError({ code: "email_taken" });
  return person;
}

/** Sets a new password and ends all sessions of the person. */
async function withNewPassword(trx: Trx, email: string, password_hash: string): Promise<StaffRow> {
  const person = await trx
    .updateTable("staff")
    .set({ password_hash })
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!person) throw new LinkError({ code: "invalid_link" });
  await endDeskSessionsOf(trx, person.id);
  return person;
}

function missing(path: "name" | "email", locale: Locale): LinkError {
  const errors = fieldErrors([{ path, problem: "required" }], locale);
  return new LinkError({ code: "validation_failed", errors });
}
