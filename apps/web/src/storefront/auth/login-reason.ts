import { isRecord } from "@noren/contract/api-problem.ts";
import type { AccountMessages } from "../../i18n/account-fr.ts";

/**
 * Why the visitor was sent to the login page, as a key of the catalogue; stored in the history
 * entry.
 */
export type LoginReason = keyof AccountMessages["account"]["notices"];

const REASONS: readonly LoginReason[] = ["not_logged_in", "expired", "password_changed"];

/** The state of the history entry, read by `loginReason`. */
export function becauseOf(reason: LoginReason): { reason: LoginReason } {
  return { reason };
}

export function loginReason(state: unknown): LoginReason | null {
  const said = isRecord(state) ? state.reason : null;
  return REASONS.find((reason) => reason === said) ?? null;
}
