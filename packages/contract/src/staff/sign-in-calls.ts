import type { OwnSession } from "../accounts.ts";
import type { Call, Reply } from "../call.ts";
import type { HintName } from "./onboarding-hints.ts";
import type { LinkUse, SignInRequest, StaffLink, StaffMe } from "./people.ts";
import type { PushState, PushSubscriptionRequest } from "./push.ts";

import { ROOT, readerOf, readNothing } from "./staff-calls.ts";

const readAccounts = readerOf(() => import("../accounts.ts"));
const readPeople = readerOf(() => import("./people.ts"));
const readPush = readerOf(() => import("./push.ts"));

export function signInCalls(call: Call) {
  const post = <T>(
    path: string,
    read: (payload: unknown) => T | Promise<T>,
    body: unknown = {},
  ): Promise<Reply<T>> => call("POST", `${ROOT}/${path}`, read, body);
  return {
    me: (): Promise<Reply<StaffMe>> => call("GET", `${ROOT}/me`, readPeople("staffMeSchema")),
    /** Stored with the person, so the hint disappears on all devices. */
    completeHint: (hint: HintName): Promise<Reply<StaffMe>> =>
      post("me/hints", readPeople("staffMeSchema"), { hint }),
    signIn: (body: SignInRequest): Promise<Reply<StaffMe>> =>
      post("sign-in", readPeople("staffMeSchema"), body),
    signOut: () => post("sign-out", readNothing),
    /** The answer is the same for an unknown address. */
    forgottenPassword: (email: string) => post("forgotten-password", readNothing, { email }),
    readLink: (token: string): Promise<Reply<StaffLink>> =>
      post("links/inspect", readPeople("staffLinkSchema"), { token }),
    /** Null if sign-in still requires a TOTP code. */
    useLink: (use: LinkUse): Promise<Reply<StaffMe | null>> => {
      const readUsed = readPeople("linkUsedSchema");
      return post("links/use", async (payload) => (await readUsed(payload)).me, use);
    },
    /** `code`: a TOTP code, if TOTP is enabled. */
    changePassword: (password: string, new_password: string, code?: string) =>
      call("PUT", `${ROOT}/me/password`, readNothing, { password, new_password, code }),
    beginTotp: (password: string): Promise<Reply<{ secret: string; uri: string }>> =>
      post("me/totp", readPeople("totpEnrolmentSchema"), { password }),
    confirmTotp: (code: string): Promise<Reply<{ recovery_codes: string[] }>> =>
      post("me/totp/confirm", readPeople("recoveryCodesSchema"), { code }),
    removeTotp: (password: string, code: string) =>
      post("me/totp/remove", readNothing, { password, code }),
    sessions: (): Promise<Reply<{ sessions: OwnSession[] }>> =>
      call("GET", `${ROOT}/me/sessions`, readAccounts("ownSessionsSchema")),
    /** Null ends all sessions but this one. */
    endSessions: (id: string | null): Promise<Reply<{ sessions: OwnSession[] }>> =>
      post("me/sessions/end", readAccounts("ownSessionsSchema"), { id }),
    push: (): Promise<Reply<PushState>> =>
      call("GET", `${ROOT}/me/push`, readPush("pushStateSchema")),
    /** Wakes this session's device for new orders; replaces its earlier subscription. */
    startPush: (body: PushSubscriptionRequest): Promise<Reply<PushState>> =>
      call("PUT", `${ROOT}/me/push`, readPush("pushStateSchema"), body),
    stopPush: (): Promise<Reply<PushState>> =>
      call("DELETE", `${ROOT}/me/push`, readPush("pushStateSchema")),
  };
}
