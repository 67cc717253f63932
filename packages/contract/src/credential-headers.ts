import type { Credentials } from "./accounts.ts";

/** Who a call is for; an order placed with these belongs to the account. */
export function credentialHeaders({ token, user_id }: Credentials): Record<string, string> {
  return { authorization: `Bearer ${token}`, "user-id": String(user_id) };
}
