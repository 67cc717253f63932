import type { Credentials, SignupRequest } from "@noren/contract/accounts.ts";
import type { Reply } from "@noren/contract/api.ts";
import type { Passwords } from "../src/accounts/passwords.ts";
import { createApiApp } from "../src/api.ts";
import { fromJson } from "../src/db/json-text.ts";
import type { LimitRules } from "../src/http/rate-limits.ts";
import type { CodeMailData } from "../src/mail/code-mail.ts";
import type { TestDatabases } from "./databases.ts";
import { openTestApp } from "./test-app.ts";

export type AccountFixture = Awaited<ReturnType<typeof openAccountFixture>>;

export const PASSWORD = "trois petits poissons";

export function aSignup(over: Partial<SignupRequest> = {}): SignupRequest {
  return {
    first_name: "Ada",
    last_name: "Lovelace",
    phone: "+33 6 00 00 00 00",
    email: "ada@example.com",
    password: PASSWORD,
    ...over,
  };
}

type RawCall = {
  body?: unknown;
  headers?: Record<string, string>;
  /** Client IP address. */
  address?: string;
};

/** A test app with helpers for account tests. */
export async function openAccountFixture(databases: TestDatabases, limits?: Partial<LimitRules>) {
  const app = await openTestApp(await databases.filled(), { limits });
  const { db, services } = app;
  const auth = app.authApi();
  let hashes = 0;
  const counted = ({ hash, matches }: Passwords): Passwords => ({
    hash: (password) => {
      hashes += 1;
      return hash(password);
    },
    matches: (password, known) => {
      hashes += 1;
      return matches(password, known);
    },
  });
  const { passwords, joinPasswords } = services;
  const http = createApiApp({
    ...services,
    passwords: counted(passwords),
    joinPasswords: counted(joinPasswords),
  });

  /** Sends a raw HTTP call, so that the status and headers can be asserted too. */
  async function send(method: string, path: string, { body, headers, address }: RawCall = {}) {
    const init = {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const incoming = { socket: { remoteAddress: address } };
    return http.request(`/v2/public/${path}`, init, address === undefined ? {} : { incoming });
  }

  async function mailsTo(email: string) {
    const rows = await db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "code")
      .where("recipient", "=", email)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ ...row, data: fromJson(row.data) as CodeMailData }));
  }

  async function codeOf(email: string): Promise<string> {
    const mail = (await mailsTo(email)).at(-1);
    if (!mail) throw new Error(`no code was mailed to ${email}`);
    return mail.data.code;
  }

  return {
    ...app,
    auth,
    send,
    mailsTo,
    codeOf,
    hashes: () => hashes,

    /** A customer with a verified e-mail address, signed in. */
    async verifiedCustomer(over: Partial<SignupRequest> = {}) {
      const signup = aSignup(over);
      payloadOf(await auth.signup(signup));
      const email = signup.email.trim().toLowerCase();
      return sessionOf(payloadOf(await auth.verifyOtp({ email, otp: await codeOf(email) })));
    },

    /** A customer who signed up and has not verified the e-mail address. */
    unverifiedCustomer: async (over: Partial<SignupRequest> = {}) =>
      sessionOf(payloadOf(await auth.signup(aSignup(over)))),
  };
}

function sessionOf({ token, user }: { token: string; user: { id: number } }) {
  const who: Credentials = { token, user_id: user.id };
  const query = `token=${token}&user_id=${user.id}`;
  const headers = { authorization: `Bearer ${token}`, "user-id": String(user.id) };
  return { who, query, headers, token, id: user.id };
}

/** The payload of a successful reply; throws otherwise. */
export function payloadOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.problem)}`);
  return reply.payload;
}

export function problemIn(reply: Reply<unknown>) {
  if (reply.ok) throw new Error("the call succeeded");
  const { code, status } = reply.problem;
  return { code, status };
}

/** The field errors of a 422 `validation_failed`, by field; null for any other answer. */
export async function wrongFields(answer: Response): Promise<Record<string, string[]> | null> {
  const { code, errors } = (await answer.json()) as Refused;
  return answer.status === 422 && code === "validation_failed" ? (errors ?? null) : null;
}

type Refused = { code?: string; errors?: Record<string, string[]> };

/** A six-digit code that differs from this one. */
export function differentCode(code: string): string {
  return code === "000000" ? "111111" : "000000";
}
