import type { Problem } from "@noren/contract/problems.ts";
import type { personChanges, StaffPeople, StaffPerson } from "@noren/contract/staff/people.ts";
import type { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { StaffRow } from "../db/staff-tables.ts";
import { transact } from "../db/transact.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { isWithin } from "../http/limit.ts";
import type { Services } from "../services.ts";
import { type Invited, mailLink } from "./auth/mailed-links.ts";
import { lockOwners } from "./auth/owners.ts";
import { wirePerson } from "./auth/person.ts";
import { endDeskSessionsOf } from "./auth/sessions.ts";

type Done = { ok: true } | { ok: false; problem: Problem };

/** All staff, disabled ones included, and open invitations. */
export async function listPeople({ db, now }: Pick<Services, "db" | "now">): Promise<StaffPeople> {
  const [people, invitations] = await Promise.all([
    db.selectFrom("staff").selectAll().orderBy("id").execute(),
    db
      .selectFrom("staff_links")
      .selectAll()
      .where("purpose", "=", "invitation")
      .where("used_at", "is", null)
      .where("expires_at", ">", now())
      .orderBy("id")
      .execute(),
  ]);
  return {
    people: people.map(wirePerson),
    invitations: invitations.map(({ id, email, role, created_at, expires_at }) => ({
      id,
      email: email ?? "",
      role,
      created_at: isoInstant(created_at),
      expires_at: isoInstant(expires_at),
    })),
  };
}

/** Mails an invitation to a new person; it replaces an earlier one. */
export async function invite(services: Services, actor: Actor, invited: Invited): Promise<Done> {
  const { db, limits, now } = services;
  const { email, role, locale } = invited;
  const known = await db
    .selectFrom("staff")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  if (known) return { ok: false, problem: { code: "email_taken" } };
  if (!(await isWithin(limits.staff_invitation_email, email)))
    return { ok: false, problem: { code: "rate_limited" } };
  await transact(db, async (trx) => {
    await mailLink(services, trx, { ...invited, purpose: "invitation" });
    const facts = { at: now(), actor, subject: `invitation:${email}` };
    await recordAction(trx, { ...facts, action: "invited", after: { role, locale } });
  });
  return { ok: true };
}

export async function withdrawInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Actor,
  id: number,
): Promise<Done> {
  return transact(db, async (trx): Promise<Done> => {
    const link = await trx
      .updateTable("staff_links")
      .set({ used_at: now() })
      .where("id", "=", id)
      .where("purpose", "=", "invitation")
      .where("used_at", "is", null)
      .returning(["email", "role"])
      .executeTakeFirst();
    if (!link) return { ok: false, problem: { code: "not_found" } };
    const facts = { at: now(), actor, subject: `invitation:${link.email}` };
    await recordAction(trx, { ...facts, action: "invitation_withdrawn", before: link });
    return { ok: true };
  });
}

export type ChangePersonResult =
  | { ok: true; person: StaffPerson }
  | { ok: false; problem: Problem };

/**
 * Changes name or role, or disables a person and ends their sessions; refused with `last_owner` if
 * no owner would remain.
 */
export async function changePerson(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Actor,
  id: number,
  { name, role, disabled }: z.output<typeof personChanges>,
): Promise<ChangePersonResult> {
  return transact(db, async (trx): Promise<ChangePersonResult> => {
    const owners = await lockOwners(trx);
    const before = await trx
      .selectFrom("staff")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!before) return { ok: false, problem: { code: "not_found" } };
    const after: StaffRow = {
      ...before,
      name: name ?? before.name,
      role: role ?? before.role,
      disabled_at: disabled === undefined ? before.disabled_at : disabledAt(before, disabled),
    };
    const staysOwner = after.role === "owner" && after.disabled_at === null;
    if (!staysOwner && owners.length === 1 && owners[0] === id)
      return { ok: false, problem: { code: "last_owner" } };
    const { name: called, role: as, disabled_at } = after;
    await trx
      .updateTable("staff")
      .set({ name: called, role: as, disabled_at })
      .where("id", "=", id)
      .execute();
    if (disabled_at !== null) await endDeskSessionsOf(trx, id);
    await recordAction(trx, {
      at: now(),
      actor,
      action: "person_changed",
      subject: `person:${id}`,
      before: changeable(before),
      after: changeable(after),
    });
    return { ok: true, person: wirePerson(after) };
  });

  function disabledAt(person: StaffRow, isDisabled: boolean): number | null {
    return isDisabled ? (person.disabled_at ?? now()) : null;
  }
}

function changeable({ name, role, disabled_at }: StaffRow) {
  return { name, role, disabled: disabled_at !== null };
}
