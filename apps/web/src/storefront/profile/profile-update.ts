import type { ProfileChanges, User } from "@noren/contract/accounts.ts";

const DETAILS = ["first_name", "last_name", "phone", "address", "email"] as const;

/** The fields of the form for name, phone, address and e-mail. */
export type Details = Pick<User, (typeof DETAILS)[number]>;

export function detailsOf(values: Details): Details {
  const { first_name, last_name, phone, address, email } = values;
  return { first_name, last_name, phone, address, email };
}

/**
 * What the form sends: the fields that were changed in it, since another device may have changed
 * the others. A server that knows wire.md alone is sent the whole `record`.
 */
export function profileUpdate(
  shown: Details,
  typed: Details,
  record: User | null = null,
): ProfileChanges {
  const changed = DETAILS.filter((field) => typed[field] !== shown[field]);
  return { ...record, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
}
