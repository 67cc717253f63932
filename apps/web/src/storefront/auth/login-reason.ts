import { isRecord } from "@noren/contract/api-problem.ts";
import type { AccountMessages } from "../../i18n/account-fr.ts";

/** Why somebody was sent to log in, as a word of the catalogue; in the entry of the history. */
export type LoginReason = keyof AccountMessages["account"]["notices"];

const REASONS: readonly LoginReason[] = ["not_logged_in", "expired", "password_changed"];

/** What a history entry says of it, to be read by `loginReason`. */
export function becauseOf(reason: LoginReason): { reason: LoginReason } {
  return { reason };
}

export function loginReason(state: unknown): LoginReason | null {
  const said = isRecord(state) ? state.reason : null;
  return REASONS.find((reason) => reason === said) ?? null;
}
