import type { Locale } from "@noren/contract/locales.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { Declaration } from "@noren/ordering/allergens.ts";
import type { Allergens, Diet } from "@noren/ordering/declarations.ts";
import type {
  CouponEffect,
  DayHours,
  Offer,
  OrderType,
  Picture,
  RangesByDay,
  TimeRange,
  Weekday,
} from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import type { VatRow } from "@noren/ordering/vat.ts";
import type { Generated, Insertable, Selectable } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { JsonText } from "./json-text.ts";
import type { MailTables } from "./mail-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { PrinterTables } from "./printer-tables.ts";
import type { ReceiptTables } from "./receipt-tables.ts";
import type { StaffTables } from "./staff-tables.ts";

/**
 * The tables, identical in both databases: amounts in whole cents, instants in epoch milliseconds,
 * dates as `YYYY-MM-DD`, booleans as 1 and 0, structures as JSON text.
 */
export type Tables = {
  settings: SettingsTable;
  data_version: DataVersionTable;
  menus: MenusTable;
  categories: CategoriesTable;
  items: ItemsTable;
  placements: PlacementsTable;
  options: OptionsTable;
  choices: ChoicesTable;
  offers: OffersTable;
  coupons: CouponsTable;
  orders: OrdersTable;
  slot_orders: SlotOrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
} & AccountTables &
  JobTables &
  MailTables &
  PaymentTables &
  PrinterTables &
  ReceiptTables &
  StaffTables;

export type Flag = 0 | 1;

/** Translated texts of a record in locales other than the default, by field name of the wire. */
export type Translations = Partial<Record<Locale, Record<string, string> | undefined>>;

type SettingsTable = { name: string; value: JsonText<unknown> };

/**
 * One row (`id` 1); `version` is incremented by every change to what `GET settings`, `menus` or
 * `offers` return.
 */
type DataVersionTable = { id: 1; version: number };

/** `active_times` by weekday; the label of a day may carry its translations. */
export type StoredDay = DayHours & { translations?: Translations };

type MenusTable = {
  id: number;
  position: number;
  name: string;
  is_available: Flag;
  active_times: JsonText<Partial<Record<Weekday, StoredDay>>>;
  time_ranges: JsonText<RangesByDay>;
  pickup_time_ranges: JsonText<RangesByDay>;
  translations: JsonText<Translations>;
};

type CategoriesTable = {
  menu_id: number;
  id: number;
  position: number;
  name: string;
  description: string;
  translations: JsonText<Translations>;
};

/** `allergens` null: not declared. */
type DeclaredColumns = { allergens: JsonText<Allergens> | null; diets: JsonText<Diet[]> };

/** `tax_rate` in percent, null for the default; `is_available` 0: off sale. */
type ItemsTable = DeclaredColumns & {
  id: number;
  name: string;
  description: string;
  image: string | null;
  picture: JsonText<Picture> | null;
  score: number;
  price_delivery: Cents;
  price_pickup: Cents;
  tax_rate: number | null;
  is_available: Flag;
  translations: JsonText<Translations>;
};

/** Placement of an item in a category; one item may be in several menus. */
type PlacementsTable = {
  menu_id: number;
  category_id: number;
  item_id: number;
  position: number;
};

/** Option ids are unique per item only. */
type OptionsTable = {
  item_id: number;
  id: number;
  position: number;
  name: string;
  min: number;
  max: number | null;
  translations: JsonText<Translations>;
};

type ChoicesTable = DeclaredColumns & {
  item_id: number;
  option_id: number;
  id: number;
  position: number;
  name: string;
  price: Cents;
  tax_rate: number | null;
  translations: JsonText<Translations>;
};

export type OffersTable = {
  id: number;
  position: number;
  name: string;
  is_active: Flag;
  allow_repeat: Flag;
  active_times: JsonText<TimeRange> | null;
  delivery_pickup: Offer["delivery_pickup"];
  minimum_amount: Cents;
  menus: JsonText<number[]>;
  categories: JsonText<number[]>;
  items: JsonText<number[]>;
  type: Offer["type"];
  value: number;
  translations: JsonText<Translations>;
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
};

/**
 * `unpaid`: a card order whose payment was lost after it was paid, while the kitchen still has it.
 */
export type OrderStatus = "pending" | "paid" | "unpaid" | "refunded" | "cancelled";
/**
 * `seq` is sequential, the basis of the order number; `id` is not guessable. `discount` is that of
 * offers, `coupon_discount` that of the coupon. `slot_at` is the start of the slot; with `asap` 1,
 * `time_range` is the slot that was used for it.
 */
type OrdersTable = {
  seq: Generated<number>;
  id: string;
  local_id: string;
  fingerprint: string;
  status: OrderStatus;
  progress: Progress;
  order_type: OrderType;
  locale: Locale;
  created_at: number;
  subtotal: Cents;
  discount: Cents;
  coupon_code: string | null;
  coupon_discount: Cents;
  delivery: Cents;
  tax: Cents;
  /** Whether `tax` was added on top of the prices in `total`. */
  tax_added: Flag;
  total: Cents;
  vat: JsonText<VatRow[]>;
  payment_method: "cash" | "card";
  /** Paid by the demo provider: no real payment, whichever provider is configured now. */
  demonstration: Generated<Flag>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Phone number as digits with country code, by which open orders are limited. */
  phone_key: Generated<string>;
  address: string | null;
  city: string | null;
  postal_code: string | null;
  country: string;
  zone: string | null;
  slot_date: string;
  time_range: string;
  asap: Flag;
  slot_at: number;
  /** The account whose session placed it; null for a guest. */
  account_id: number | null;
  /** Incremented by every change at the desk, for optimistic locking of commands. */
  version: Generated<number>;
  /** When it was shown at the desk: a cash order at once, a card order once paid; else null. */
  placed_at: number | null;
  /** When and by whom its alarm was last silenced; it sounds again `SILENCE_MS` later. */
  acknowledged_at: number | null;
  acknowledged_by: string | null;
  /** 1: rejected automatically and not yet seen by staff. */
  rejection_unseen: Generated<Flag>;
  promised_at: number | null;
  /** When the owner was alerted that it is unanswered. */
  alerted_at: number | null;
  /** Why it was rejected or cancelled, and the message to the customer. */
  reason: OrderReason | null;
  reason_text: string | null;
};

/** Events of an order; `order_id` null for events about ordering as a whole. */
type OrderEventsTable = {
  id: Generated<number>;
  /** Global sequence number, assigned when the event is first read (`numberEvents`). */
  seq: number | null;
  order_id: string | null;
  kind: string;
  at: number;
  staff_id: number | null;
  who: string | null;
  data: JsonText<Record<string, unknown>>;
};

/** Number of orders per slot, counted only while the restaurant limits them. */
type SlotOrdersTable = { order_type: OrderType; slot_at: number; orders: number };

/** A selected choice; `default_name` is its name in the default locale. */
export type OrderedChoice = {
  option_id: number;
  option_name: string;
  id: number;
  name: string;
  default_name: string;
  quantity: number;
  price: Cents;
  tax_rate: number | null;
};

/**
 * `name` is in the order's locale, `default_name` in the default locale, for kitchen and desk; `offer_id` is set for a line that an
 * offer added for free.
 */
export type OrderLinesTable = {
  order_id: string;
  position: number;
  item_id: number;
  category_id: number;
  menu_id: number;
  name: string;
  default_name: string;
  quantity: number;
  note: string;
  price_delivery: Cents;
  price_pickup: Cents;
  tax_rate: number | null;
  unit_price: Cents;
  line_total: Cents;
  choices: JsonText<OrderedChoice[]>;
  /**
   * Declared allergens and diets of the dish and its choices when ordered; null for older orders.
   */
  declaration: JsonText<Declaration> | null;
  offer_id: number | null;
};

export type OrderRow = Selectable<OrdersTable>;
export type NewOrder = Insertable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type OrderEventRow = Selectable<OrderEventsTable>;
