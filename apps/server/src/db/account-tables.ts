import type { Generated, Selectable } from "kysely";

/** The tables of accounts, with the conventions of `schema.ts`. */
export type AccountTables = {
  accounts: AccountsTable;
  sessions: SessionsTable;
  codes: CodesTable;
  email_undos: EmailUndosTable;
  secrets: SecretsTable;
};

/**
 * `email` is lower-case and trimmed. Once deleted, an account is a number without a person: its
 * e-mail is null and its words are empty.
 */
type AccountsTable = {
  id: Generated<number>;
  email: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  address: string;
  password_hash: string;
  /** The address that this account's is to become, once its code is confirmed. */
  pending_email: string | null;
  created_at: number;
  verified_at: number | null;
  deleted_at: number | null;
};

/** `unverified` sessions read their own profile and nothing else. */
export type SessionScope = "full" | "unverified";

type SessionsTable = {
  token_hash: string;
  account_id: number;
  scope: SessionScope;
  created_at: number;
  last_used_at: number;
  /** As the browser said it when it signed in, cut to a length. */
  user_agent: Generated<string>;
};

/** What a code is for: confirming a new account, a new password, a new address. */
export type CodePurpose = "confirm" | "reset" | "change";

/**
 * The newest code of an address. Without an account it was asked for a stranger, who gets the same
 * answers and no mail. `wrong` counts the guesses of unknown devices, `wrong_known` those of devices
 * that the account is known to use.
 */
type CodesTable = {
  email: string;
  purpose: CodePurpose;
  account_id: number | null;
  code_hash: string;
  created_at: number;
  expires_at: number;
  wrong: number;
  wrong_known: Generated<number>;
  used_at: number | null;
  /** How many were sent in the hour that began then. */
  hour_start: Generated<number>;
  sent: Generated<number>;
};

/** An earlier e-mail of an account, which its one-time link brings back. */
type EmailUndosTable = {
  id: Generated<number>;
  token_hash: string;
  account_id: number;
  email: string;
  expires_at: number;
};

type SecretsTable = { name: string; value: string };

export type AccountRow = Selectable<AccountsTable>;
