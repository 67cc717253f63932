import type { Credentials } from "./accounts.ts";

/**
 * Authentication headers of a customer's call; an order placed with them belongs to the account.
 */
export function credentialHeaders({ token, user_id }: Credentials): Record<string, string> {
  return { authorization: `Bearer ${token}`, "user-id": String(user_id) };
}
