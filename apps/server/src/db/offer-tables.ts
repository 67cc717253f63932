import type { CouponEffect, TimeRange, Weekday } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import type { Generated } from "kysely";
import type { JsonText } from "./json-text.ts";
import type { ArchivedAt, Translations } from "./menu-tables.ts";
import type { Flag } from "./schema.ts";

export type OffersTable = {
  id: number;
  position: number;
  name: string;
  is_active: Flag;
  allow_repeat: Flag;
  active_times: JsonText<TimeRange> | null;
  first_date: string | null;
  last_date: string | null;
  weekdays: Generated<JsonText<Weekday[]>>;
  delivery_pickup: Offer["delivery_pickup"];
  minimum_amount: Cents;
  menus: JsonText<number[]>;
  categories: JsonText<number[]>;
  items: JsonText<number[]>;
  type: Offer["type"];
  value: number;
  translations: JsonText<Translations>;
  archived_at: ArchivedAt;
};

/** `key` is the code in upper case, for look-ups. `max_uses` null: no limit. */
type CouponsTable = {
  key: string;
  code: string;
  type: CouponEffect["type"];
  value: number;
  minimum_amount: Cents;
  starts_at: number | null;
  ends_at: number | null;
  max_uses: number | null;
  uses: number;
  weekdays: Generated<JsonText<Weekday[]>>;
  delivery_pickup: Generated<Offer["delivery_pickup"]>;
  once_per_customer: Generated<Flag>;
  archived_at: ArchivedAt;
};

export type OfferTables = { offers: OffersTable; coupons: CouponsTable };
