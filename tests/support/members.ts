import { randomInt } from "node:crypto";
import type { TestServer } from "./test-server.ts";
import { waitForCode } from "./written-mails.ts";

export const PASSWORD = "un riz bien vinaigré";

export type Member = { first_name: string; last_name: string; phone: string; email: string };
export type MemberSession = { token: string; user: Member & { id: number } };

/** A new member with a unique e-mail and telephone. */
export function aMember(over: Partial<Member> = {}): Member {
  const email = `member-${crypto.randomUUID()}@example.org`;
  return { first_name: "Zoé", last_name: "Nguyễn", phone: aPhone(), email, ...over };
}

/** A number from the range reserved for fiction (ARCEP, decision 2018-0881). */
function aPhone(): string {
  const four = String(randomInt(10_000)).padStart(4, "0");
  return `+33 6 39 98 ${four.slice(0, 2)} ${four.slice(2)}`;
}

/** Signs up through the API; the e-mail address stays unverified. */
export async function signUp(server: TestServer, member: Member): Promise<MemberSession> {
  return auth(server, "signup/", { ...member, password: PASSWORD });
}

/** Signs up, verifies the e-mail address and returns the session. */
export async function openAccount(server: TestServer, member: Member): Promise<MemberSession> {
  await signUp(server, member);
  const otp = await waitForCode(server.dataDir, member.email);
  return auth(server, `verify-otp/?${new URLSearchParams({ otp, email: member.email })}`);
}

/** Ends the session, as a sign-out on another device does. */
export async function endSession(server: TestServer, session: MemberSession): Promise<void> {
  await auth(server, "logout/", {}, credentialsOf(session));
}

/** The headers of a signed-in member's calls. */
export function credentialsOf({ token, user }: MemberSession): Record<string, string> {
  return { authorization: `Bearer ${token}`, "user-id": String(user.id) };
}

async function auth(server: TestServer, path: string, body?: object, headers: HeadersInit = {}) {
  const answer = await fetch(`${server.url}/v2/public/auth/${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}
