import type { Locale } from "@noren/contract/locales.ts";
import type { Contacts } from "@noren/contract/settings.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import type { LegalLinks } from "./legal-links.ts";

/** An order as it was accepted: what its mails are written from. */
export type PlacedOrder = OrderFacts & {
  /** Paid at the demonstration, where nobody is charged. */
  demo_payment: boolean;
  restaurant: Restaurant;
  /** The order's own page. */
  link: string;
  /** What holds between customer and restaurant. */
  legal: LegalLinks;
  /** The priced cart with its names in a locale: customer and restaurant may read different ones. */
  cartIn(locale: Locale): PricedCart;
};

type OrderFacts = Pick<StoredOrder, "id" | "number" | "created_at" | "locale" | "payment_method"> &
  Pick<StoredOrder, "order_type" | "slot_date" | "time_range" | "asap"> &
  Pick<StoredOrder, "first_name" | "last_name" | "email" | "phone"> &
  Pick<StoredOrder, "address" | "city" | "postal_code">;

/** The restaurant; `locale` is the site's default, in which its own mail is written. */
export type Restaurant = {
  contacts: Pick<Contacts, "name" | "address" | "phone" | "email">;
  locale: Locale;
  timezone: string;
};
