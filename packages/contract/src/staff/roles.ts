/** Staff roles, and the only table of their rights. */
export const STAFF_ROLES = ["owner", "manager", "kitchen"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** At least one: a right that nobody has would close its pages and calls to everybody. */
type Roles = readonly [StaffRole, ...StaffRole[]];

const EVERYBODY: Roles = STAFF_ROLES;
const BACK_OFFICE: Roles = ["owner", "manager"];
const OWNER: Roles = ["owner"];

export const STAFF_RIGHTS = {
  /** Their own name, password and second factor. */
  be_signed_in: EVERYBODY,
  see_orders: EVERYBODY,
  /** Acknowledge, accept, reject, delay. */
  answer_orders: EVERYBODY,
  /** Preparing, ready, out for delivery, completed. */
  fulfil_orders: EVERYBODY,
  /** Cancels an accepted order, which refunds it. */
  cancel_orders: BACK_OFFICE,
  refund_orders: BACK_OFFICE,
  pause_ordering: EVERYBODY,
  /** Sold out, daily counts, and undoing such a change. */
  change_availability: EVERYBODY,
  /** Print again, or on another printer. */
  print_orders: EVERYBODY,
  /** Dishes, choices, their prices and words. */
  change_menu: BACK_OFFICE,
  /** Services of the week, closures and other hours on dates. */
  change_hours: BACK_OFFICE,
  /** Zones, fees and lead times. */
  change_delivery: BACK_OFFICE,
  /** Offers and coupons. */
  change_offers: BACK_OFFICE,
  /** Contacts, texts, theme, pictures, payments and facts of law. */
  change_restaurant: OWNER,
  manage_printers: BACK_OFFICE,
  see_payment_checks: BACK_OFFICE,
  see_receipts: BACK_OFFICE,
  /** Capacity per slot, and length of pauses. */
  change_kitchen_settings: BACK_OFFICE,
  change_desk_settings: OWNER,
  manage_people: OWNER,
  see_audit: OWNER,
} as const satisfies Record<string, Roles>;

export type StaffRight = keyof typeof STAFF_RIGHTS;

export function roleMay(role: StaffRole, right: StaffRight): boolean {
  return STAFF_RIGHTS[right].includes(role);
}

export function rightsOf(role: StaffRole): StaffRight[] {
  return (Object.keys(STAFF_RIGHTS) as StaffRight[]).filter((right) => roleMay(role, right));
}
