import type { Call, Reply } from "../call.ts";
import type { Locale } from "../locales.ts";
import type { AuditPage, PersonChanges, StaffPeople, StaffPerson } from "./people.ts";
import type { StaffRole } from "./roles.ts";

import { type PageWanted, ROOT, readerOf } from "./staff-calls.ts";

const read = readerOf(() => import("./people.ts"));

export function peopleCalls(call: Call) {
  return {
    people: (): Promise<Reply<StaffPeople>> =>
      call("GET", `${ROOT}/people`, read("staffPeopleSchema")),
    invite: (body: {
      email: string;
      role: StaffRole;
      locale?: Locale;
    }): Promise<Reply<StaffPeople>> =>
      call("POST", `${ROOT}/people/invitations`, read("staffPeopleSchema"), body),
    withdrawInvitation: (id: number): Promise<Reply<StaffPeople>> =>
      call("DELETE", `${ROOT}/people/invitations/${id}`, read("staffPeopleSchema")),
    changePerson: (id: number, changes: PersonChanges): Promise<Reply<StaffPerson>> =>
      call("PATCH", `${ROOT}/people/${id}`, read("staffPersonSchema"), changes),
    /** Another person's; one's own asks for the password (`removeTotp`). */
    removeSecondFactor: (id: number): Promise<Reply<StaffPerson>> =>
      call("DELETE", `${ROOT}/second-factors/${id}`, read("staffPersonSchema")),
    audit: ({ page, limit }: PageWanted): Promise<Reply<AuditPage>> =>
      call("GET", `${ROOT}/audit?page=${page}&limit=${limit}`, read("auditPageSchema")),
  };
}
