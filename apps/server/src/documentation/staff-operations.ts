import type { OperationText } from "./operations.ts";

const EMAIL = "owner@example.com";
const PASSWORD = "sept lanternes au vent";

/** The calls of the desk; signed in by the cookie, changes with the header `x-noren-desk: 1`. */
export const STAFF_OPERATIONS: Record<string, OperationText> = {
  "post /v2/staff/sign-in": {
    tag: "Desk",
    summary: "Signs a person of the house in, by cookie",
    body: { email: EMAIL, password: PASSWORD, code: null },
  },
  "post /v2/staff/sign-out": { tag: "Desk", summary: "Ends the session of the cookie" },
  "get /v2/staff/me": { tag: "Desk", summary: "Who is signed in, and what they may do" },
  "put /v2/staff/me/password": {
    tag: "Desk",
    summary: "Changes one's own password and ends one's other sessions",
    body: { password: PASSWORD, new_password: "huit lanternes au vent" },
  },
  "post /v2/staff/me/totp": {
    tag: "Desk",
    summary: "Begins the second factor: a secret for an authenticator app",
    body: { password: PASSWORD },
  },
  "post /v2/staff/me/totp/confirm": {
    tag: "Desk",
    summary: "Turns the second factor on with the app's first code; gives recovery codes",
    body: { code: "123456" },
  },
  "post /v2/staff/me/totp/remove": {
    tag: "Desk",
    summary: "Turns the second factor off",
    body: { password: PASSWORD },
  },
  "post /v2/staff/forgotten-password": {
    tag: "Desk",
    summary: "Mails a link for a new password; the answer is the same for an unknown e-mail",
    body: { email: EMAIL },
  },
  "post /v2/staff/links/look": {
    tag: "Desk",
    summary: "What a link of a mail or of the log is for",
    body: { token: "the part of the link after the #" },
  },
  "post /v2/staff/links/use": {
    tag: "Desk",
    summary: "Chooses the password that a link is for, and signs in",
    body: { token: "the part of the link after the #", name: "Ada", password: PASSWORD },
  },
  "get /v2/staff/people": { tag: "Desk", summary: "Who works at the desk, and who is invited" },
  "post /v2/staff/people/invitations": {
    tag: "Desk",
    summary: "Invites somebody by mail; the link holds 72 hours",
    body: { email: "chef@example.com", role: "kitchen", locale: "fr" },
  },
  "delete /v2/staff/people/invitations/{id}": {
    tag: "Desk",
    summary: "Withdraws an invitation",
    parameters: { id: "1" },
  },
  "patch /v2/staff/people/{id}": {
    tag: "Desk",
    summary: "Changes somebody's name or role, or shuts them out",
    parameters: { id: "2" },
    body: { role: "manager", disabled: false },
  },
  "get /v2/staff/audit": {
    tag: "Desk",
    summary: "What was done at the desk and what was refused, newest first",
    parameters: { page: "1", limit: "20" },
  },
};
