import { randomInt } from "node:crypto";
import type { TestServer } from "./test-server.ts";
import { waitForCode } from "./traces.ts";

export const PASSWORD = "un riz bien vinaigré";

export type Member = { first_name: string; last_name: string; phone: string; email: string };
export type MemberSession = { token: string; user: Member & { id: number } };

/** Somebody new, whose address and telephone nobody else has: open orders are counted by both. */
export function aMember(over: Partial<Member> = {}): Member {
  const email = `member-${crypto.randomUUID()}@example.org`;
  return { first_name: "Zoé", last_name: "Nguyễn", phone: aPhone(), email, ...over };
}

/** A number that is kept for fiction (ARCEP, decision 2018-0881). */
function aPhone(): string {
  const four = String(randomInt(10_000)).padStart(4, "0");
  return `+33 6 39 98 ${four.slice(0, 2)} ${four.slice(2)}`;
}

/** Signs somebody up through the API; their e-mail waits for its code. */
export async function signUp(server: TestServer, member: Member): Promise<MemberSession> {
  return auth(server, "signup/", { ...member, password: PASSWORD });
}

/** Somebody whose e-mail is confirmed, signed in. */
export async function openAccount(server: TestServer, member: Member): Promise<MemberSession> {
  await signUp(server, member);
  const otp = await waitForCode(server.dataDir, member.email);
  return auth(server, `verify-otp/?${new URLSearchParams({ otp, email: member.email })}`);
}

/** Ends a session as its owner would from another device. */
export async function endSession(
  server: TestServer,
  { token, user }: MemberSession,
): Promise<void> {
  await auth(server, "logout/", {}, { authorization: `Bearer ${token}`, "user-id": `${user.id}` });
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
