import type { CallDefinitions } from "./define-calls.ts";

export const PEOPLE_CALLS = {
  people: {
    method: "GET",
    path: "/people",
    right: "manage_people",
    answer: "people.staffPeopleSchema",
  },
  invite: {
    method: "POST",
    path: "/people/invitations",
    right: "manage_people",
    body: "people.invitationRequest",
    answer: "people.staffPeopleSchema",
  },
  withdrawInvitation: {
    method: "DELETE",
    path: "/people/invitations/{id}",
    right: "manage_people",
    answer: "people.staffPeopleSchema",
  },
  changePerson: {
    method: "PATCH",
    path: "/people/{id}",
    right: "manage_people",
    body: "people.personChanges",
    answer: "people.staffPersonSchema",
  },
  /** Another person's; one's own asks for the password (`removeTotp`). */
  removeSecondFactor: {
    method: "DELETE",
    path: "/second-factors/{id}",
    right: "manage_people",
    answer: "people.staffPersonSchema",
  },
  audit: {
    method: "GET",
    path: "/audit",
    right: "see_audit",
    query: "records.pageRequest",
    answer: "people.auditPageSchema",
  },
} as const satisfies CallDefinitions;
