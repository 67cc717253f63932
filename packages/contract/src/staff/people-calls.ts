import type { Call, Reply } from "../call.ts";
import type { Locale } from "../locales.ts";
import {
  type AuditPage,
  auditPageSchema,
  type PersonChanges,
  type StaffPeople,
  type StaffPerson,
  staffPeopleSchema,
  staffPersonSchema,
} from "./people.ts";
import type { StaffRole } from "./roles.ts";

import { type PageWanted, ROOT, reader } from "./staff-calls.ts";

export function peopleCalls(call: Call) {
  return {
    people: (): Promise<Reply<StaffPeople>> =>
      call("GET", `${ROOT}/people`, reader(staffPeopleSchema)),
    invite: (body: {
      email: string;
      role: StaffRole;
      locale?: Locale;
    }): Promise<Reply<StaffPeople>> =>
      call("POST", `${ROOT}/people/invitations`, reader(staffPeopleSchema), body),
    withdrawInvitation: (id: number): Promise<Reply<StaffPeople>> =>
      call("DELETE", `${ROOT}/people/invitations/${id}`, reader(staffPeopleSchema)),
    changePerson: (id: number, changes: PersonChanges): Promise<Reply<StaffPerson>> =>
      call("PATCH", `${ROOT}/people/${id}`, reader(staffPersonSchema), changes),
    /** Another person's; one's own asks for the password (`removeTotp`). */
    removeSecondFactor: (id: number): Promise<Reply<StaffPerson>> =>
      call("DELETE", `${ROOT}/second-factors/${id}`, reader(staffPersonSchema)),
    audit: ({ page, limit }: PageWanted): Promise<Reply<AuditPage>> =>
      call("GET", `${ROOT}/audit?page=${page}&limit=${limit}`, reader(auditPageSchema)),
  };
}
