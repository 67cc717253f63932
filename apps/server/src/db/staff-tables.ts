import type { Locale } from "@noren/contract/locales.ts";
import type { HintName } from "@noren/contract/staff/onboarding-hints.ts";
import type { StaffRole } from "@noren/contract/staff/roles.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

/** The tables of the desk's people, with the conventions of `schema.ts`. */
export type StaffTables = {
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_recovery_codes: RecoveryCodesTable;
  staff_links: StaffLinksTable;
  staff_lessons: StaffLessonsTable;
  audit_log: AuditTable;
};

/**
 * `totp_secret` counts once it is confirmed. `totp_last_step`: the period of 30 s whose code was the
 * last to be used; it and those before it are refused.
 */
type StaffTable = {
  id: Generated<number>;
  email: string;
  name: string;
  role: StaffRole;
  locale: Locale;
  password_hash: string;
  totp_secret: string | null;
  totp_confirmed_at: number | null;
  totp_last_step: Generated<number>;
  created_at: number;
  disabled_at: number | null;
};

type StaffSessionsTable = {
  token_hash: string;
  staff_id: number;
  created_at: number;
  last_used_at: number;
  /** As the browser said it when it signed in, cut to a length. */
  user_agent: Generated<string>;
};

/** The row goes when the code is used. */
type RecoveryCodesTable = { code_hash: string; staff_id: number };

export type LinkPurpose = "setup" | "invitation" | "reset";

type StaffLinksTable = {
  id: Generated<number>;
  token_hash: string;
  purpose: LinkPurpose;
  /** Null for the first owner, whose address nobody knows yet. */
  email: string | null;
  role: StaffRole;
  locale: Locale;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** What somebody has done once at the desk, and is shown no more how to do. */
type StaffLessonsTable = { staff_id: number; lesson: HintName; learned_at: number };

type AuditTable = {
  id: Generated<number>;
  at: number;
  staff_id: number | null;
  who: string | null;
  action: string;
  subject: string;
  outcome: "done" | "refused";
  before: JsonText<unknown>;
  after: JsonText<unknown>;
};

export type StaffRow = Selectable<StaffTable>;
export type StaffLinkRow = Selectable<StaffLinksTable>;
