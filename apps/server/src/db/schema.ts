import type { Locale } from "@noren/contract/locales.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { Declaration } from "@noren/ordering/allergens.ts";
import type { OrderType, ReferencePrice } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { OrderCommand, Progress } from "@noren/ordering/progress.ts";
import type { VatRow } from "@noren/ordering/vat.ts";
import type { Generated, Insertable, Selectable } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { AvailabilityTables } from "./availability-tables.ts";
import type { DraftTables } from "./draft-tables.ts";
import type { HoursTables } from "./hours-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { JsonText } from "./json-text.ts";
import type { MailTables } from "./mail-tables.ts";
import type { MenuTables } from "./menu-tables.ts";
import type { OfferTables } from "./offer-tables.ts";
import type { OrderWishesColumns } from "./order-wishes-columns.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { PictureTables } from "./picture-tables.ts";
import type { PrinterTables } from "./printer-tables.ts";
import type { ReceiptTables } from "./receipt-tables.ts";
import type { StaffTables } from "./staff-tables.ts";
import type { ZoneTables } from "./zone-tables.ts";

/**
 * The tables, identical in both databases: amounts in whole cents, instants in epoch milliseconds,
 * dates as `YYYY-MM-DD`, booleans as 1 and 0, structures as JSON text.
 */
export type Tables = {
  settings: SettingsTable;
  data_version: DataVersionTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  events: EventsTable;
} & AccountTables &
  AvailabilityTables &
  DraftTables &
  HoursTables &
  JobTables &
  MailTables &
  MenuTables &
  OfferTables &
  PaymentTables &
  PictureTables &
  PrinterTables &
  ReceiptTables &
  StaffTables &
  ZoneTables;

export type Flag = 0 | 1;

type SettingsTable = { name: string; value: JsonText<unknown> };

/**
 * One row (`id` 1); `version` is incremented by every change to what `GET settings`, `menus` or
 * `offers` return.
 */
type DataVersionTable = { id: 1; version: number };

/**
 * `unpaid`: a card order whose payment was lost after it was paid, while the kitchen still has it.
 */
export type OrderStatus = "pending" | "paid" | "unpaid" | "refunded" | "cancelled";

/** Columns of `orders` that a command of the staff changes. */
type CommandColumns = {
  status: OrderStatus;
  progress: Progress;
  /** When and by whom its alarm was last silenced; it sounds again `SILENCE_MS` later. */
  acknowledged_at: number | null;
  acknowledged_by: string | null;
  promised_at: number | null;
  /** Why it was rejected or cancelled, and the message to the customer. */
  reason: OrderReason | null;
  reason_text: string | null;
  /** By whom open orders are limited (`counted-by.ts`). */
  caller_key: string | null;
  network_key: string | null;
};

/**
 * A command that can still be undone, and of which the guest is not told yet. `version`: that of
 * the order after it; `until`: end of the undo in epoch ms; `before`: the columns that it changed.
 */
export type HeldChange = {
  command: OrderCommand;
  version: number;
  until: number;
  before: Partial<CommandColumns>;
};

/**
 * `seq` is sequential, the basis of the order number; `id` is not guessable. `discount` is that of
 * offers, `coupon_discount` that of the coupon. `slot_at` is the start of the slot; with `asap` 1,
 * `time_range` is the slot that was used for it.
 */
type OrdersTable = OrderWishesColumns &
  CommandColumns & {
    seq: Generated<number>;
    id: string;
    local_id: string;
    fingerprint: string;
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
    /** Phone number as digits with country code, by which a coupon is used once per customer. */
    phone_key: Generated<string>;
    address: string | null;
    city: string | null;
    postal_code: string | null;
    country: string;
    zone: string | null;
    /** Minutes that the zone added to the lead time when it was placed. */
    extra_minutes: Generated<number>;
    slot_date: string;
    time_range: string;
    asap: Flag;
    slot_at: number;
    /** The account whose session placed it; null for a guest. */
    account_id: number | null;
    /** When a link was opened that only a mail to the order's address contained. */
    proved_at: Generated<number | null>;
    /** Incremented by every change at the desk, for optimistic locking of commands. */
    version: Generated<number>;
    /** When it was shown at the desk: a cash order at once, a card order once paid; else null. */
    placed_at: number | null;
    /** 1: rejected automatically and not yet seen by staff. */
    rejection_unseen: Generated<Flag>;
    /** When the owner was alerted that it is unanswered. */
    alerted_at: number | null;
    /** The last command, while it can be undone. */
    held: JsonText<HeldChange> | null;
  };

/** What happened to an order, or to the restaurant where `order_id` is null, for its live streams. */
type EventsTable = {
  id: Generated<number>;
  /** Global sequence number, assigned when the event is first read (`numberEvents`). */
  seq: number | null;
  order_id: string | null;
  kind: string;
  at: number;
  staff_id: number | null;
  who: string | null;
  data: JsonText<Record<string, unknown>>;
  /** 1: no step for the guest, of a change that is held or was undone. */
  hidden: Generated<Flag>;
};

/**
 * A selected choice; `default_name` is its name in the default locale, `kitchen_name` absent
 * without one of its own.
 */
export type OrderedChoice = {
  option_id: number;
  option_name: string;
  id: number;
  name: string;
  default_name: string;
  kitchen_name?: string;
  quantity: number;
  price: Cents;
  tax_rate: number | null;
  /** The dish that the choice was; its weight if a formule's price paid for it. */
  item_id?: number | undefined;
  reference_price?: ReferencePrice | undefined;
};

/**
 * `name` is in the order's locale, `default_name` in the default locale, for desk and bag label;
 * `kitchen_name` is the dish's own one when it was ordered, null without one. `offer_id` is set for
 * a line that an offer added for free.
 */
export type OrderLinesTable = {
  order_id: string;
  position: number;
  item_id: number;
  category_id: number;
  menu_id: number;
  name: string;
  default_name: string;
  kitchen_name: string | null;
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
  /** Pieces in one of the line: the dishes of a formule, otherwise 1. */
  pieces: Generated<number>;
};

export type OrderRow = Selectable<OrdersTable>;
export type NewOrder = Insertable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type EventRow = Selectable<EventsTable>;
