import type { StaffMe, StaffPerson } from "@noren/contract/staff/people.ts";
import { rightsOf } from "@noren/contract/staff/roles.ts";
import type { Db } from "../../db/open.ts";
import type { StaffRow } from "../../db/staff-tables.ts";
import { isoInstant, isoInstantOrNull } from "../../http/iso-instant.ts";
import { completedHints } from "./onboarding-hints.ts";

/** A person in wire format. */
export function wirePerson(row: StaffRow): StaffPerson {
  const { id, name, email, role, locale } = row;
  return {
    id,
    name,
    email,
    role,
    locale,
    has_totp: row.totp_confirmed_at !== null,
    disabled_at: isoInstantOrNull(row.disabled_at),
    created_at: isoInstant(row.created_at),
  };
}

/** The signed-in person with their rights, in wire format. */
export async function wireMe(
  db: Db,
  row: StaffRow,
  untrustedProxy: string | null,
): Promise<StaffMe> {
  return {
    person: wirePerson(row),
    rights: rightsOf(row.role),
    completed_hints: await completedHints(db, row.id),
    untrusted_proxy: row.role === "owner" ? untrustedProxy : null,
  };
}
