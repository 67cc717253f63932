import type { StaffMe, StaffPerson } from "@noren/contract/staff/people.ts";
import { rightsOf } from "@noren/contract/staff/roles.ts";
import type { StaffRow } from "../db/staff-tables.ts";
import { isoInstant, isoInstantOrNull } from "./iso-instant.ts";

/** A person as the wire has them. */
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

export function wireMe(row: StaffRow): StaffMe {
  return { person: wirePerson(row), rights: rightsOf(row.role) };
}
