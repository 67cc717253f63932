import type {
  Credentials,
  LoginRequest,
  OwnSession,
  ProfileChanges,
  Session,
  SignupRequest,
  User,
} from "./accounts.ts";
import { isRecord } from "./api-problem.ts";
import { callsTo, type Reply, type Send } from "./call.ts";
import { credentialHeaders } from "./credential-headers.ts";
import type { Locale } from "./locales.ts";
import type { OrderPage } from "./order-records.ts";

const ROOT = "/v2/public/auth/";

export type AuthApi = ReturnType<typeof createAuthApi>;

/**
 * The typed client of the account API (wire.md, Accounts); separate from `createApi`, since most
 * visitors never load it.
 */
export function createAuthApi(root: string, send: Send, locale: Locale) {
  const { ask: call } = callsTo(root, send, locale);
  return {
    login: (body: LoginRequest) => call("POST", `${ROOT}login/`, readSession, { body }),
    signup: (body: SignupRequest) => call("POST", `${ROOT}signup/`, readSession, { body }),
    verifyOtp: (guess: { email: string; otp: string }) =>
      call("GET", `${ROOT}verify-otp/${query(guess)}`, readSession),
    sendOtp: (email: string) => call("GET", `${ROOT}send-otp/${query({ email })}`, readNothing),
    resetPassword: (body: { email: string; otp: string; password: string }) =>
      call("POST", `${ROOT}reset-password/`, readNothing, { body }),
    logout: (who: Credentials) =>
      call("POST", `${ROOT}logout/`, readNothing, { headers: credentialHeaders(who) }),
    profile: (who: Credentials) => call("GET", signed("profile", who), readUser, as(who)),
    updateProfile: (who: Credentials, body: ProfileChanges) =>
      call("PATCH", signed("update-profile", who), readUser, { ...as(who), body }),
    orders: (who: Credentials, page: { page: number; limit: number }): Promise<Reply<OrderPage>> =>
      call(
        "GET",
        signed("orders", who, { page: String(page.page), limit: String(page.limit) }),
        async (answer) => (await import("./order-records.ts")).readOrderPage(answer, page),
        as(who),
      ),
    /** Additions of Noren to wire.md; see the API document. */
    restoreEmail: (token: string) =>
      call("POST", `${ROOT}restore-email/`, ({ email }) => String(email), { body: { token } }),
    sessions: (who: Credentials) => call("GET", signed("sessions", who), readSessions, as(who)),
    /** Null ends all sessions but the one that makes the call. */
    endSessions: (who: Credentials, id: string | null) =>
      call("POST", signed("sessions/end", who), readSessions, { ...as(who), body: { id } }),
    deleteProfile: (who: Credentials, password: string) =>
      call("DELETE", `${ROOT}delete-profile/`, readNothing, {
        ...as(who),
        body: { ...who, password },
      }),
  };
}

function as(who: Credentials) {
  return { headers: credentialHeaders(who) };
}

/** storefront.md §6: token and user id are in the query. */
function signed(name: string, { token, user_id }: Credentials, more = {}): string {
  return `${ROOT}${name}${query({ token, user_id: String(user_id), ...more })}`;
}

function query(values: Record<string, string>): string {
  return `?${new URLSearchParams(values)}`;
}

async function readSessions(answer: Record<string, unknown>): Promise<OwnSession[]> {
  const { ownSessionsSchema } = await import("./accounts.ts");
  return ownSessionsSchema.parse(answer).sessions;
}

function readNothing(): null {
  return null;
}

function readSession(answer: Record<string, unknown>): Session {
  if (typeof answer.token !== "string") throw new TypeError("no token in the answer");
  return { token: answer.token, user: readUser(answer) };
}

/** Another server may omit fields, and send the id as a string. */
export function readUser({ user }: Record<string, unknown>): User {
  if (!isRecord(user)) throw new TypeError("no user in the answer");
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    id: Number(user.id),
    email: text(user.email),
    first_name: text(user.first_name),
    last_name: text(user.last_name),
    phone: text(user.phone),
    address: text(user.address),
    ...(typeof user.pending_email === "string" && { pending_email: user.pending_email }),
  };
}
