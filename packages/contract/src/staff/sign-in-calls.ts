import { type OwnSession, ownSessionsSchema } from "../accounts.ts";
import type { Call, Reply } from "../call.ts";
import type { HintName } from "./onboarding-hints.ts";
import {
  type LinkUse,
  linkUsedSchema,
  recoveryCodesSchema,
  type SignInRequest,
  type StaffLink,
  type StaffMe,
  staffLinkSchema,
  staffMeSchema,
  totpEnrolmentSchema,
} from "./people.ts";
import { type PushState, type PushSubscriptionRequest, pushStateSchema } from "./push.ts";

import { ROOT, reader, readNothing } from "./staff-calls.ts";

export function signInCalls(call: Call) {
  const post = <T>(path: string, read: (payload: unknown) => T, body: unknown = {}) =>
    call("POST", `${ROOT}/${path}`, read, body);
  return {
    me: (): Promise<Reply<StaffMe>> => call("GET", `${ROOT}/me`, reader(staffMeSchema)),
    /** Stored with the person, so the hint disappears on all devices. */
    completeHint: (hint: HintName): Promise<Reply<StaffMe>> =>
      post("me/hints", reader(staffMeSchema), { hint }),
    signIn: (body: SignInRequest): Promise<Reply<StaffMe>> =>
      post("sign-in", reader(staffMeSchema), body),
    signOut: () => post("sign-out", readNothing),
    /** The answer is the same for an unknown address. */
    forgottenPassword: (email: string) => post("forgotten-password", readNothing, { email }),
    readLink: (token: string): Promise<Reply<StaffLink>> =>
      post("links/inspect", reader(staffLinkSchema), { token }),
    /** Null if sign-in still requires a TOTP code. */
    useLink: (use: LinkUse): Promise<Reply<StaffMe | null>> =>
      post("links/use", (payload) => linkUsedSchema.parse(payload).me, use),
    /** `code`: a TOTP code, if TOTP is enabled. */
    changePassword: (password: string, new_password: string, code?: string) =>
      call("PUT", `${ROOT}/me/password`, readNothing, { password, new_password, code }),
    beginTotp: (password: string): Promise<Reply<{ secret: string; uri: string }>> =>
      post("me/totp", reader(totpEnrolmentSchema), { password }),
    confirmTotp: (code: string): Promise<Reply<{ recovery_codes: string[] }>> =>
      post("me/totp/confirm", reader(recoveryCodesSchema), { code }),
    removeTotp: (password: string, code: string) =>
      post("me/totp/remove", readNothing, { password, code }),
    sessions: (): Promise<Reply<{ sessions: OwnSession[] }>> =>
      call("GET", `${ROOT}/me/sessions`, reader(ownSessionsSchema)),
    /** Null ends all sessions but this one. */
    endSessions: (id: string | null): Promise<Reply<{ sessions: OwnSession[] }>> =>
      post("me/sessions/end", reader(ownSessionsSchema), { id }),
    push: (): Promise<Reply<PushState>> => call("GET", `${ROOT}/me/push`, reader(pushStateSchema)),
    /** Wakes this session's device for new orders; replaces its earlier subscription. */
    startPush: (body: PushSubscriptionRequest): Promise<Reply<PushState>> =>
      call("PUT", `${ROOT}/me/push`, reader(pushStateSchema), body),
    stopPush: (): Promise<Reply<PushState>> =>
      call("DELETE", `${ROOT}/me/push`, reader(pushStateSchema)),
  };
}
