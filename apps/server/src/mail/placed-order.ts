import type { DeliveryDetails } from "@noren/contract/delivery-details.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderWishes } from "@noren/contract/order-wishes.ts";
import type { Contacts } from "@noren/contract/settings.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import type { LegalLinks } from "./legal-links.ts";

/** A placed order, with all data that its mails need. */
export type PlacedOrder = OrderFacts & {
  /** Paid with the demo provider, which charges nobody. */
  demo_payment: boolean;
  wishes: OrderWishes;
  /** Null for pickup, and where nothing was entered. */
  details: DeliveryDetails | null;
  restaurant: Restaurant;
  /** URL of the order's page. */
  link: string;
  /** Links to the terms of service and the legal notice. */
  legal: LegalLinks;
  /** The priced cart with names in a locale; customer and restaurant can have different ones. */
  cartIn(locale: Locale): PricedCart;
};

type OrderFacts = Pick<StoredOrder, "id" | "number" | "created_at" | "locale" | "payment_method"> &
  Pick<StoredOrder, "order_type" | "slot_date" | "time_range" | "asap"> &
  Pick<StoredOrder, "first_name" | "last_name" | "email" | "phone"> &
  Pick<StoredOrder, "address" | "city" | "postal_code">;

/** `locale` is the site's default, which is used for mails to the restaurant. */
export type Restaurant = {
  contacts: Pick<Contacts, "name" | "address" | "phone" | "email">;
  locale: Locale;
  timezone: string;
};
