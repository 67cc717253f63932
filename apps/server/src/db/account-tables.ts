import type { DeliveryDetails } from "@noren/contract/delivery-details.ts";
import type { Generated, Selectable } from "kysely";
import type { Flag } from "./schema.ts";

/** The tables of accounts, with the conventions of `schema.ts`. */
export type AccountTables = {
  accounts: AccountsTable;
  sessions: SessionsTable;
  codes: CodesTable;
  email_undos: EmailUndosTable;
  saved_addresses: SavedAddressesTable;
  secrets: SecretsTable;
};

/**
 * `email` is lower-case and trimmed. Of a deleted account it is null, the password is empty, and
 * once it is erased all text columns are: at once, or when its last undo link has expired.
 */
type AccountsTable = {
  id: Generated<number>;
  email: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  address: string;
  password_hash: string;
  /** The new address of an e-mail change, until its code is confirmed. */
  pending_email: string | null;
  created_at: number;
  verified_at: number | null;
  deleted_at: number | null;
};

/** `unverified` sessions can only read their own profile. */
export type SessionScope = "full" | "unverified";

type SessionsTable = {
  token_hash: string;
  account_id: number;
  scope: SessionScope;
  created_at: number;
  last_used_at: number;
  /** The `User-Agent` header at sign-in, truncated. */
  user_agent: Generated<string>;
};

/** Purpose of a code: a new account, a password reset or a new address. */
export type CodePurpose = "confirm" | "reset" | "change";

/**
 * The newest code of an address. `account_id` null: requested for an unknown address, which gets
 * the same responses and no mail. `wrong` counts wrong codes from unknown devices, `wrong_known`
 * those from devices known for the account.
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
  /** Start of the current hour of the limit; `sent` counts the codes sent in it. */
  hour_start: Generated<number>;
  sent: Generated<number>;
};

/** A previous e-mail of an account, which a single-use link restores. */
type EmailUndosTable = {
  id: Generated<number>;
  token_hash: string;
  account_id: number;
  email: string;
  expires_at: number;
};

/**
 * At most one default per account; its line is the account's `address`. City and postal code are
 * empty where that line was written as a whole.
 */
type SavedAddressesTable = DeliveryDetails & {
  id: Generated<number>;
  account_id: number;
  label: string;
  address: string;
  city: string;
  postal_code: string;
  country: string;
  is_default: Flag;
};

type SecretsTable = { name: string; value: string };

export type AccountRow = Selectable<AccountsTable>;
export type SavedAddressRow = Selectable<SavedAddressesTable>;
