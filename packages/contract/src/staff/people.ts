import { z } from "zod";
import { newPassword } from "../accounts.ts";
import { emailAddress, required } from "../checkout.ts";
import { requiredTypedText, wireFlag, wireId, wireInteger, wireText } from "../codecs.ts";
import { LOCALES } from "../locales.ts";
import { fieldChange } from "./edits.ts";
import { ONBOARDING_HINTS } from "./onboarding-hints.ts";
import { STAFF_RIGHTS, STAFF_ROLES, type StaffRight } from "./roles.ts";

/** Schemas of staff: sign-in, second factor, invitations. Instants are ISO 8601 in UTC. */

const role = z.enum(STAFF_ROLES, { error: "role" });
const locale = z.enum(LOCALES, { error: "locale" });
const name = requiredTypedText(100);
const givenPassword = z.string({ error: "text" }).min(1, { error: "required" });
/** A TOTP code or a recovery code; spaces and dashes are ignored. */
const secondFactor = wireText(100).transform((code) => code.replace(/[\s-]/g, "").toLowerCase());

export const signInRequest = z.object({
  email: emailAddress,
  password: givenPassword,
  code: secondFactor.nullish(),
});
export const passwordRequest = z.object({ password: givenPassword });
/** Both factors, required to change one's own credentials; `code` only if TOTP is enabled. */
export const ownFactors = passwordRequest.extend({ code: secondFactor.nullish() });
export const passwordChange = ownFactors.extend({ new_password: newPassword });
export const totpConfirmation = z.object({
  code: secondFactor.refine((code) => code !== "", { error: "required" }),
});
export const forgottenPassword = z.object({ email: emailAddress });

export const linkToken = z.object({ token: required(200) });
/** `name` for a new person, `email` for the first owner; the link determines the rest. */
export const linkUse = linkToken.extend({
  name: name.nullish(),
  email: emailAddress.nullish(),
  password: newPassword,
});

export const invitationRequest = z.object({ email: emailAddress, role, locale: locale.nullish() });
/** Absent fields are not changed. */
export const personChanges = z.object({
  name: name.optional(),
  role: role.optional(),
  disabled: wireFlag.optional(),
});

export const staffPersonSchema = z.object({
  id: wireId,
  name: z.string(),
  email: z.string(),
  role,
  locale,
  /** Whether sign-in requires a TOTP code. */
  has_totp: z.boolean(),
  disabled_at: z.string().nullable(),
  created_at: z.string(),
});
export const staffInvitationSchema = z.object({
  id: wireId,
  email: z.string(),
  role,
  created_at: z.string(),
  expires_at: z.string(),
});
const right = z.enum(Object.keys(STAFF_RIGHTS) as [StaffRight, ...StaffRight[]]);
const hint = z.enum(ONBOARDING_HINTS, { error: "hint" });
export const staffMeSchema = z.object({
  person: staffPersonSchema,
  rights: z.array(right),
  completed_hints: z.array(hint),
  /** For owners: the address of a proxy that forwarded this call and is not trusted. */
  untrusted_proxy: z.string().nullish(),
});
export const completedHint = z.object({ hint });
export const staffPeopleSchema = z.object({
  people: z.array(staffPersonSchema),
  invitations: z.array(staffInvitationSchema),
});
export const staffLinkSchema = z.object({
  purpose: z.enum(["setup", "invitation", "reset"]),
  /** Null for the first owner, who enters one. */
  email: z.string().nullable(),
  role,
  restaurant: z.string(),
});
/** `me` is null if the password was set and sign-in still requires a TOTP code. */
export const linkUsedSchema = z.object({ me: staffMeSchema.nullable() });
export const totpEnrolmentSchema = z.object({ secret: z.string(), uri: z.string() });
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** `before` and `after` are the changed values, null if there are none. */
export const auditEntrySchema = z.object({
  id: wireId,
  at: z.string(),
  /** The person's name at that time; null for an unknown person or an automatic action. */
  who: z.string().nullable(),
  staff_id: wireId.nullable(),
  action: z.string(),
  subject: z.string(),
  /** A display name: an order's number, the name of a person or printer; null for the rest. */
  subject_name: z.string().nullable(),
  outcome: z.enum(["done", "refused"]),
  before: z.unknown(),
  after: z.unknown(),
  /** Id of the action that this one takes back. */
  undoes: wireId.nullable(),
  changes: z.array(fieldChange),
});
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  page: wireInteger,
  limit: wireInteger,
  total: wireInteger,
});

export type StaffPerson = z.output<typeof staffPersonSchema>;
export type StaffInvitation = z.output<typeof staffInvitationSchema>;
export type StaffMe = z.output<typeof staffMeSchema>;
export type StaffPeople = z.output<typeof staffPeopleSchema>;
export type StaffLink = z.output<typeof staffLinkSchema>;
export type AuditEntry = z.output<typeof auditEntrySchema>;
export type AuditPage = z.output<typeof auditPageSchema>;
export type PersonChanges = z.input<typeof personChanges>;
export type LinkUse = z.input<typeof linkUse>;
export type SignInRequest = z.input<typeof signInRequest>;
