import type { Locale } from "@noren/contract/locales.ts";
import type { HintName } from "@noren/contract/staff/onboarding-hints.ts";
import type { StaffRole } from "@noren/contract/staff/roles.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

/** The tables of staff, with the conventions of `schema.ts`. */
export type StaffTables = {
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_recovery_codes: RecoveryCodesTable;
  staff_links: StaffLinksTable;
  staff_hints: StaffHintsTable;
  push_subscriptions: PushSubscriptionsTable;
  audit_log: AuditTable;
  changes: ChangesTable;
};

/**
 * `totp_secret` is active once confirmed. `totp_last_step`: the 30 s period of the last used code;
 * codes of it and earlier periods are refused.
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
  /** The `User-Agent` header at sign-in, truncated. */
  user_agent: Generated<string>;
};

/** The row is deleted when the code is used. */
type RecoveryCodesTable = { code_hash: string; staff_id: number };

export type LinkPurpose = "setup" | "invitation" | "reset";

type StaffLinksTable = {
  id: Generated<number>;
  token_hash: string;
  purpose: LinkPurpose;
  /** Null for the first owner, whose address is not known yet. */
  email: string | null;
  role: StaffRole;
  locale: Locale;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** Completed onboarding hints, which are not shown to the person again. */
type StaffHintsTable = { staff_id: number; hint: HintName; completed_at: number };

/**
 * A device that Web Push wakes for a new order; it ends with its session. `endpoint` is its address
 * at a push service, `p256dh` and `auth` are the keys that its pushes are encrypted with.
 */
type PushSubscriptionsTable = {
  id: Generated<number>;
  session_hash: string;
  staff_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
  created_at: number;
};

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
  /** The action that this one undoes. */
  undoes: Generated<number | null>;
  /** The idempotency key that it was requested with. */
  key: Generated<string | null>;
};

/**
 * A field that an action has changed, such as `sold_out` of `dish:12`: the one record behind
 * history, undo and the history of prices.
 */
type ChangesTable = {
  id: Generated<number>;
  action_id: number;
  target: string;
  field: string;
  before: JsonText<unknown>;
  after: JsonText<unknown>;
};

export type AuditRow = Selectable<AuditTable>;
export type StaffRow = Selectable<StaffTable>;
export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>;
export type StaffLinkRow = Selectable<StaffLinksTable>;
