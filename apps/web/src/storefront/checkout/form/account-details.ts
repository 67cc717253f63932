import type { User } from "@noren/contract/accounts.ts";
import type { CheckoutForms, PersonalForm } from "./checkout-form.ts";

type Filled = Pick<CheckoutForms, "personal" | "delivery">;

/**
 * Fills the account's details into blank fields and into fields that only hold the details
 * remembered on this device.
 */
export function withAccount(
  { personal, delivery }: Filled,
  user: User,
  remembered: PersonalForm | null,
): Filled {
  const filled = { ...personal };
  for (const field of Object.keys(personal) as (keyof PersonalForm)[])
    if (personal[field] === "" || personal[field] === remembered?.[field])
      filled[field] = user[field] || personal[field];
  const { address, city, postal_code } = delivery;
  const isBlank = address === "" && city === "" && postal_code === "";
  return { personal: filled, delivery: isBlank ? { ...delivery, ...addressIn(user) } : delivery };
}

/** Splits `12 rue de la République, 69001 Lyon`; without these parts all of it is the street. */
export function addressIn({ address }: Pick<User, "address">) {
  const text = address.trim();
  const [, street, postal_code, city] = TOWN_AT_THE_END.exec(text) ?? [];
  if (!street || !postal_code || !city) return { address: text, postal_code: "", city: "" };
  return { address: street, postal_code, city };
}

const TOWN_AT_THE_END = /^(.*?)[\s,]+(\d{5})\s+([^\d,]+)(?:,\s*France)?$/i;
