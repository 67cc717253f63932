import type { OrderWishes } from "@noren/contract/order-wishes.ts";
import type { DeliveryForm, PersonalForm } from "../form/checkout-form.ts";
import { EMPTY_FORMS } from "../form/checkout-form.ts";
import type { Sending } from "./order-attempt.ts";

/**
 * Rebuilds the forms from a sent order, for a tab that was closed meanwhile. The slot becomes a
 * chosen one, so that the order's contents stay the same.
 */
export function formsOfOrder({ order, recap }: Sending): {
  personal: PersonalForm;
  delivery: DeliveryForm;
  wishes: OrderWishes;
} {
  const { first_name, last_name, email, phone, location, date } = order.customer;
  const { address, city, postal_code, country, details } = location;
  const { note = "", cutlery = 0, dietary = null, own_container } = order;
  const time = recap.asap ? {} : { is_scheduled: true, ...date };
  return {
    personal: { first_name, last_name, email, phone },
    delivery: { ...EMPTY_FORMS.delivery, address, city, postal_code, country, ...details, ...time },
    wishes: { note, cutlery, dietary, own_container },
  };
}
