import type { OwnSession } from "../accounts.ts";
import type { Call, Reply } from "../call.ts";
import { readerOf, STAFF_ROOT } from "./define-calls.ts";
import type { HintName } from "./onboarding-hints.ts";
import type { LinkUse, SignInRequest, StaffLink, StaffMe } from "./people.ts";
import type { PushState, PushSubscriptionRequest } from "./push.ts";

const readNothing = () => null;

export function signInCalls(call: Call) {
  const post = <T>(
    path: string,
    read: (payload: unknown) => T | Promise<T>,
    body: unknown = {},
  ): Promise<Reply<T>> => call("POST", `${STAFF_ROOT}/${path}`, read, body);
  return {
    me: (): Promise<Reply<StaffMe>> =>
      call("GET", `${STAFF_ROOT}/me`, readerOf("people.staffMeSchema")),
    /** Stored with the person, so the hint disappears on all devices. */
    completeHint: (hint: HintName): Promise<Reply<StaffMe>> =>
      post("me/hints", readerOf("people.staffMeSchema"), { hint }),
    signIn: (body: SignInRequest): Promise<Reply<StaffMe>> =>
      post("sign-in", readerOf("people.staffMeSchema"), body),
    signOut: () => post("sign-out", readNothing),
    /** The answer is the same for an unknown address. */
    forgottenPassword: (email: string) => post("forgotten-password", readNothing, { email }),
    readLink: (token: string): Promise<Reply<StaffLink>> =>
      post("links/inspect", readerOf("people.staffLinkSchema"), { token }),
    /** Null if sign-in still requires a TOTP code. */
    useLink: (use: LinkUse): Promise<Reply<StaffMe | null>> => {
      const readUsed = readerOf("people.linkUsedSchema");
      return post("links/use", async (payload) => (await readUsed(payload)).me, use);
    },
    /** `code`: a TOTP code, if TOTP is enabled. */
    changePassword: (password: string, new_password: string, code?: string) =>
      call("PUT", `${STAFF_ROOT}/me/password`, readNothing, { password, new_password, code }),
    beginTotp: (password: string): Promise<Reply<{ secret: string; uri: string }>> =>
      post("me/totp", readerOf("people.totpEnrolmentSchema"), { password }),
    confirmTotp: (code: string): Promise<Reply<{ recovery_codes: string[] }>> =>
      post("me/totp/confirm", readerOf("people.recoveryCodesSchema"), { code }),
    removeTotp: (password: string, code: string) =>
      post("me/totp/remove", readNothing, { password, code }),
    sessions: (): Promise<Reply<{ sessions: OwnSession[] }>> =>
      call("GET", `${STAFF_ROOT}/me/sessions`, readerOf("accounts.ownSessionsSchema")),
    /** Null ends all sessions but this one. */
    endSessions: (id: string | null): Promise<Reply<{ sessions: OwnSession[] }>> =>
      post("me/sessions/end", readerOf("accounts.ownSessionsSchema"), { id }),
    push: (): Promise<Reply<PushState>> =>
      call("GET", `${STAFF_ROOT}/me/push`, readerOf("push.pushStateSchema")),
    /** Wakes this session's device for new orders; replaces its earlier subscription. */
    startPush: (body: PushSubscriptionRequest): Promise<Reply<PushState>> =>
      call("PUT", `${STAFF_ROOT}/me/push`, readerOf("push.pushStateSchema"), body),
    stopPush: (): Promise<Reply<PushState>> =>
      call("DELETE", `${STAFF_ROOT}/me/push`, readerOf("push.pushStateSchema")),
  };
}
