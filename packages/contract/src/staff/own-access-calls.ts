import type { CallDefinitions } from "./define-calls.ts";

export const OWN_ACCESS_CALLS = {
  /** `code`: a TOTP code, if TOTP is enabled. */
  changePassword: {
    method: "PUT",
    path: "/me/password",
    right: "be_signed_in",
    body: "people.passwordChange",
  },
  beginTotp: {
    method: "POST",
    path: "/me/totp",
    right: "be_signed_in",
    body: "people.passwordRequest",
    answer: "people.totpEnrolmentSchema",
  },
  confirmTotp: {
    method: "POST",
    path: "/me/totp/confirm",
    right: "be_signed_in",
    body: "people.totpConfirmation",
    answer: "people.recoveryCodesSchema",
  },
  removeTotp: {
    method: "POST",
    path: "/me/totp/remove",
    right: "be_signed_in",
    body: "people.ownFactors",
  },
  sessions: {
    method: "GET",
    path: "/me/sessions",
    right: "be_signed_in",
    answer: "accounts.ownSessionsSchema",
  },
  /** Without an id all sessions but this one end. */
  endSessions: {
    method: "POST",
    path: "/me/sessions/end",
    right: "be_signed_in",
    body: "accounts.sessionEnding",
    answer: "accounts.ownSessionsSchema",
  },
} as const satisfies CallDefinitions;
