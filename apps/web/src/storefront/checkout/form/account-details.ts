import type { User } from "@noren/contract/accounts.ts";
import { partsOf } from "@noren/contract/address-line.ts";
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
  return {
    personal: filled,
    delivery: isBlank ? { ...delivery, ...partsOf(user.address) } : delivery,
  };
}
