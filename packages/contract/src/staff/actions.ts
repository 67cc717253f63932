import type { Cents } from "@noren/ordering/money.ts";
import type { Ordering } from "@noren/ordering/pause.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import type { Locale } from "../locales.ts";
import type { DocumentKind, PrinterStatus, PrintTime } from "./printing.ts";
import type { DeskSettings, KitchenSettings, RefundRequest } from "./restaurant.ts";
import type { StaffRole } from "./roles.ts";

/** Events of the restaurant that belong to no order; open desks read again after each. */
export const RESTAURANT_EVENTS = [
  "menu_changed",
  "drafts_changed",
  "ordering_changed",
  "payment_checks_changed",
  "people_changed",
  "printer_changed",
] as const;
export type RestaurantEvent = (typeof RESTAURANT_EVENTS)[number];

/** Every field that an entry of the audit log keeps a value of, before or after its action. */
export type ActionFields = KitchenSettings &
  DeskSettings &
  Ordering & {
    name: string;
    email: string | null;
    role: StaffRole;
    locale: Locale;
    disabled: boolean;
    version: number;
    progress: Progress | null;
    /** Epoch milliseconds. */
    promised_at: number | null;
    reason: string | null;
    amount: Cents;
    lines: NonNullable<RefundRequest["lines"]>;
    delivery: boolean;
    minutes: number;
    document: DocumentKind;
    job_id: number;
    printer_id: number;
    status: PrinterStatus;
    host: string;
    port: number;
    columns: number;
    code_page: number;
    prints_ticket: 0 | 1;
    prints_label: 0 | 1;
    copies: number;
    print_when: PrintTime;
    enabled: 0 | 1;
    /** The restaurant's local time, as `2026-11-30T06:00`. */
    publish_local: string;
    problems: readonly { target: string; field: string; name: string | null }[];
  };
export type ActionField = keyof ActionFields;
/** Without what the desk only compares and finds records by. */
export type ShownField = Exclude<ActionField, "version" | "job_id" | "printer_id">;

type Definition = { fields: readonly ActionField[]; event: RestaurantEvent | null };

const ON_PERSON = { fields: ["name", "role", "disabled"], event: "people_changed" } as const;
const OF_ROLE = { fields: ["role"], event: "people_changed" } as const;
/** Orders have events of their own. */
const ON_ORDER = { fields: ["version", "progress", "promised_at", "reason"], event: null } as const;
const ON_PRINTER = {
  fields: [
    "name",
    "host",
    "port",
    "columns",
    "code_page",
    "prints_ticket",
    "prints_label",
    "copies",
    "print_when",
    "enabled",
  ],
  event: "printer_changed",
} as const;
const ON_DRAFT = { fields: ["name"], event: "drafts_changed" } as const;
/** What an edit changes has rows of its own, by which it can be undone. */
const EDIT = { fields: [], event: "menu_changed" } as const;
const OF_ONESELF = { fields: [], event: null } as const;

/**
 * Every action that the audit log records: the fields with a value before or after, and the event
 * that is written with it.
 */
export const ACTIONS = {
  signed_in: OF_ONESELF,
  password_changed: OF_ONESELF,
  session_ended: OF_ONESELF,
  other_sessions_ended: OF_ONESELF,
  totp_turned_on: OF_ONESELF,
  totp_turned_off: OF_ONESELF,
  push_turned_on: OF_ONESELF,
  push_turned_off: OF_ONESELF,
  totp_removed: { fields: [], event: "people_changed" },
  first_owner: { fields: ["role"], event: null },
  owner_by_command: OF_ROLE,
  invited: { fields: ["role", "locale"], event: "people_changed" },
  invitation_withdrawn: { fields: ["email", "role"], event: "people_changed" },
  person_changed: ON_PERSON,
  setup_link_used: OF_ROLE,
  invitation_link_used: OF_ROLE,
  reset_link_used: OF_ROLE,
  order_acknowledged: { fields: [], event: null },
  order_accepted: ON_ORDER,
  order_delayed: ON_ORDER,
  order_rejected: ON_ORDER,
  order_preparing: ON_ORDER,
  order_ready: ON_ORDER,
  order_out_for_delivery: ON_ORDER,
  order_completed: ON_ORDER,
  order_cancelled: ON_ORDER,
  order_undone: ON_ORDER,
  order_refunded: { fields: ["amount", "lines", "delivery", "reason"], event: null },
  order_unanswered: { fields: ["minutes"], event: null },
  ordering_changed: {
    fields: [
      "paused_until",
      "pickup_paused_until",
      "delivery_paused_until",
      "extra_minutes",
      "extra_until",
    ],
    event: "ordering_changed",
  },
  kitchen_settings_changed: {
    fields: [
      "pickup_orders_per_slot",
      "pickup_pieces_per_slot",
      "delivery_orders_per_slot",
      "delivery_pieces_per_slot",
      "pause_minutes",
      "extra_choices",
    ],
    event: "ordering_changed",
  },
  desk_settings_changed: {
    fields: ["alert_after_minutes", "reject_after_minutes", "webhook_url", "has_webhook_secret"],
    event: "ordering_changed",
  },
  payment_check_seen: { fields: [], event: "payment_checks_changed" },
  printer_added: ON_PRINTER,
  printer_changed: ON_PRINTER,
  printer_removed: ON_PRINTER,
  printer_tested: { fields: ["status"], event: null },
  print_requested: { fields: ["document", "printer_id"], event: null },
  print_settled: { fields: ["document", "printer_id", "job_id"], event: null },
  picture_uploaded: { fields: [], event: null },
  draft_created: ON_DRAFT,
  draft_renamed: ON_DRAFT,
  draft_deleted: ON_DRAFT,
  draft_scheduled: { fields: ["publish_local"], event: "drafts_changed" },
  draft_unscheduled: { fields: [], event: "drafts_changed" },
  draft_failed: { fields: ["problems"], event: "drafts_changed" },
  draft_published: EDIT,
  menu_changed: EDIT,
  menu_added: EDIT,
  category_added: EDIT,
  dish_added: EDIT,
  group_added: EDIT,
  choice_added: EDIT,
  availability_changed: EDIT,
  change_undone: EDIT,
  hours_changed: EDIT,
  restaurant_changed: EDIT,
  offers_changed: EDIT,
  offer_added: EDIT,
  coupon_added: EDIT,
  delivery_changed: EDIT,
  zone_added: EDIT,
} as const satisfies Record<string, Definition>;

export type ActionName = keyof typeof ACTIONS;
export type EditName = {
  [Name in ActionName]: (typeof ACTIONS)[Name]["event"] extends "menu_changed" ? Name : never;
}[ActionName];

/** The values of an action's fields, before or after it. */
export type ActionValues<Name extends ActionName> = Partial<
  Pick<ActionFields, (typeof ACTIONS)[Name]["fields"][number]>
>;

/** Attempts that were refused. */
export type RefusalName =
  | "sign_in"
  | "password_change"
  | "totp_enrolment"
  | "totp_confirmation"
  | "totp_removal"
  | "forbidden"
  | "cross_site"
  | "customer_token"
  | "no_session"
  | "forged_link"
  | "forged_tracking_link";
export type RefusalReason = "invalid_credentials" | "invalid_totp" | "invalid_password";
