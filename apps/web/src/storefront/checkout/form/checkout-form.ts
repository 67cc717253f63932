import type { DeliveryDetails } from "@noren/contract/delivery-details.ts";
import type { OrderWishes } from "@noren/contract/order-wishes.ts";
import { DEFAULT_COUNTRY } from "@noren/ordering/constants.ts";
import type { Coupon } from "@noren/ordering/model.ts";
import type { PaymentMethod } from "./payment-method.ts";

/** The forms of the checkout (storefront.md §3). Fields keep the wire's names. */

export type PersonalForm = { first_name: string; last_name: string; email: string; phone: string };

export type DeliveryForm = DeliveryDetails & {
  address: string;
  city: string;
  postal_code: string;
  country: string;
  is_scheduled: boolean;
  /** `YYYY-MM-DD`; null means the current day. */
  delivery_date: string | null;
  /** Label of the chosen slot; null until one is chosen. */
  delivery_time_range: string | null;
};

/** `failed` applies to cards: reset when the card changes, and with the next order. */
export type PaymentForm = { method: PaymentMethod; failed: boolean };

export type CheckoutForms = {
  personal: PersonalForm;
  delivery: DeliveryForm;
  payment: PaymentForm;
  wishes: OrderWishes;
  coupon: Coupon | null;
};

export const NO_DETAILS: DeliveryDetails = { floor: "", door_code: "", instructions: "" };

export const EMPTY_FORMS: CheckoutForms = {
  personal: { first_name: "", last_name: "", email: "", phone: "" },
  delivery: {
    address: "",
    city: "",
    postal_code: "",
    country: DEFAULT_COUNTRY,
    ...NO_DETAILS,
    is_scheduled: false,
    delivery_date: null,
    delivery_time_range: null,
  },
  payment: { method: "cash", failed: false },
  wishes: { note: "", cutlery: 0, dietary: null, own_container: false },
  coupon: null,
};
