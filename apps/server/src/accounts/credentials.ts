import { isRecord } from "@noren/contract/api-problem.ts";
import type { HonoRequest } from "hono";
import type { Services } from "../services.ts";
import { type Caller, findSession } from "./sessions.ts";

/** All tokens and user ids of a request, from query, headers and body. */
export type Credentials = { tokens: string[]; userIds: string[] };

/** `bearer <token>`; other schemes, such as Basic, belong to a proxy and are ignored. */
const BEARER = /^bearer(?:\s+(.*))?$/i;
const MAX_TOKENS = 3;

export function headerCredentials(request: HonoRequest): Credentials {
  const bearer = BEARER.exec(request.header("authorization")?.trim() ?? "");
  const userId = request.header("user-id");
  return {
    tokens: bearer ? [bearer[1] ?? ""] : [],
    userIds: userId === undefined ? [] : [userId.trim()],
  };
}

export function queryCredentials(request: HonoRequest): Credentials {
  return { tokens: request.queries("token") ?? [], userIds: request.queries("user_id") ?? [] };
}

export function bodyCredentials(body: unknown): Credentials {
  const { token, user_id } = isRecord(body) ? body : {};
  return { tokens: credentialValues(token), userIds: credentialValues(user_id) };
}

export function mergeCredentials(...parts: Credentials[]): Credentials {
  return {
    tokens: [...new Set(parts.flatMap(({ tokens }) => tokens))],
    userIds: [...new Set(parts.flatMap(({ userIds }) => userIds))],
  };
}

/**
 * The session and account of a call; null unless at least one token and one user id were sent and
 * all of them match one account (wire.md, Accounts). With several tokens the narrowest scope
 * applies.
 */
export async function callerOf(
  { db, now }: Pick<Services, "db" | "now">,
  { tokens, userIds }: Credentials,
): Promise<Caller | null> {
  if (tokens.length === 0 || tokens.length > MAX_TOKENS || userIds.length === 0) return null;
  const callers = await Promise.all(tokens.map((token) => findSession(db, token, now())));
  const owners = callers.map((caller) => caller?.account.id);
  const isOwner = (id: number | undefined) =>
    userIds.every((credentialValues) => Number(credentialValues) === id);
  if (!owners.every(isOwner)) return null;
  return callers.find((caller) => caller?.scope === "unverified") ?? callers[0] ?? null;
}

/** A value that is neither string nor number counts as a wrong credential, not as a missing one. */
function credentialValues(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return [typeof value === "string" || typeof value === "number" ? String(value) : ""];
}
