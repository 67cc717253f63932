import type { Sending } from "../placing/order-attempt.ts";
import type { DeliveryForm, PersonalForm } from "./checkout-form.ts";
import { EMPTY_FORMS } from "./checkout-form.ts";

/**
 * The forms as the order was filled in, for a tab that was closed meanwhile. Its time comes back as
 * a chosen one, so that it is the same order still.
 */
export function formsOfOrder({ order, recap }: Sending): {
  personal: PersonalForm;
  delivery: DeliveryForm;
} {
  const { first_name, last_name, email, phone, location, date } = order.customer;
  const { address, city, postal_code, country } = location;
  const time = recap.asap ? {} : { is_scheduled: true, ...date };
  return {
    personal: { first_name, last_name, email, phone },
    delivery: { ...EMPTY_FORMS.delivery, address, city, postal_code, country, ...time },
  };
}
