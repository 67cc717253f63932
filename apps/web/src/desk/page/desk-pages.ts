import type { StaffRight } from "@noren/contract/staff/roles.ts";
import type { PageRead } from "./begun-reads.ts";

/** Groups of the desk's menu: a day's work, the menu, the restaurant. */
export const PAGE_GROUPS = ["service", "menu", "restaurant"] as const;

export type Definition = {
  path: string;
  right: StaffRight;
  /** What it reads, which is begun at once where the desk opens on it. */
  reads?: readonly PageRead[];
};
/** Pages without them are reached from another page. */
type Link = { group: (typeof PAGE_GROUPS)[number]; icon: string };

/**
 * Every page for signed-in staff members, in the order of the desk's menu. Its chunk is named in
 * `desk-routes.tsx`, the words of its link in `nav`, and where its path has a parameter its
 * addresses in tests in `tests/support/desk-addresses.ts`; a page that lacks one does not compile.
 */
export const DESK_PAGES = {
  inbox: { path: "", right: "see_orders", group: "service", icon: "clipboard-text" },
  today: {
    path: "today",
    right: "see_orders",
    group: "service",
    icon: "calendar-check",
    reads: ["today", "availability"],
  },
  availability: {
    path: "availability",
    right: "change_availability",
    group: "service",
    icon: "prohibit",
    reads: ["availability"],
  },
  history: { path: "history", right: "see_orders", group: "service", icon: "clock" },
  documents: { path: "orders/:orderId/documents", right: "see_orders" },
  receipt: { path: "receipts/:number", right: "see_receipts" },

  card: { path: "menu", right: "change_menu", group: "menu", icon: "tag", reads: ["menus"] },
  dish: { path: "menu/dishes/:itemId", right: "change_menu" },
  choices: { path: "menu/choices", right: "change_menu", group: "menu", icon: "list-numbers" },
  choiceGroup: { path: "menu/choices/:groupId", right: "change_menu" },
  languages: { path: "menu/languages", right: "change_menu", group: "menu", icon: "translate" },
  drafts: {
    path: "menu/drafts",
    right: "change_menu",
    group: "menu",
    icon: "calendar-dots",
    reads: ["drafts"],
  },
  draft: { path: "menu/drafts/:draftId", right: "change_menu" },
  menuHistory: {
    path: "menu/history",
    right: "change_menu",
    group: "menu",
    icon: "arrow-counter-clockwise",
  },

  hours: {
    path: "hours",
    right: "change_hours",
    group: "restaurant",
    icon: "clock-countdown",
    reads: ["hours"],
  },
  delivery: {
    path: "delivery",
    right: "change_delivery",
    group: "restaurant",
    icon: "bicycle",
    reads: ["delivery"],
  },
  offers: {
    path: "offers",
    right: "change_offers",
    group: "restaurant",
    icon: "seal-percent",
    reads: ["offers"],
  },
  restaurant: {
    path: "restaurant",
    right: "change_restaurant",
    group: "restaurant",
    icon: "storefront",
    reads: ["restaurantFacts"],
  },
  payments: {
    path: "payments",
    right: "see_payment_checks",
    group: "restaurant",
    icon: "credit-card",
    reads: ["paymentChecks"],
  },
  printers: { path: "printers", right: "manage_printers", group: "restaurant", icon: "printer" },
  people: {
    path: "people",
    right: "manage_people",
    group: "restaurant",
    icon: "users-three",
    reads: ["people"],
  },
  settings: {
    path: "settings",
    right: "change_kitchen_settings",
    group: "restaurant",
    icon: "bell-ringing",
  },
  audit: { path: "audit", right: "see_audit", group: "restaurant", icon: "shield-check" },
  account: { path: "account", right: "be_signed_in", group: "restaurant", icon: "user-circle" },
} as const satisfies Record<string, Definition | (Definition & Link)>;

type DeskPages = typeof DESK_PAGES;
export type DeskPageName = keyof DeskPages;
/** The names of the pages in the desk's menu. */
export type LinkedPageName = {
  [Name in DeskPageName]: DeskPages[Name] extends Link ? Name : never;
}[DeskPageName];

export const LINKED_PAGES = Object.keys(DESK_PAGES).filter(
  (name): name is LinkedPageName => "group" in DESK_PAGES[name as DeskPageName],
);
