import type { StaffRight } from "@noren/contract/staff/roles.ts";
import type { ComponentType } from "react";
import type { MenuLink } from "./layout/desk-menu.tsx";
import type { PageRead } from "./page/begun-reads.ts";

export type Load = () => Promise<ComponentType>;

export type Definition = {
  path: string;
  right: StaffRight;
  /** What it reads, which is begun at once where the desk opens on it. */
  reads?: readonly PageRead[];
};
type Link = Pick<MenuLink, "group" | "icon">;
/** A page of one record is opened from a list. */
type Opened = { path: `${string}/:${string}` };
export type LoadedPage = Definition & { load: Load };

/**
 * Every page for signed-in staff members, in the order of the desk's menu. The title of one that has a
 * link is in `i18n/desk-page-titles.ts`, and where its path has a parameter its addresses in tests are
 * in `tests/support/desk-addresses.ts`; a page that lacks one, or has neither, does not compile.
 */
export const DESK_PAGES = {
  inbox: { path: "", right: "see_orders", group: "service", icon: "clipboard-text" },
  today: {
    path: "today",
    right: "see_orders",
    group: "service",
    icon: "calendar-check",
    reads: ["today", "availability"],
    load: () => import("./today/today-page.tsx").then((part) => part.TodayPage),
  },
  availability: {
    path: "availability",
    right: "change_availability",
    group: "service",
    icon: "prohibit",
    reads: ["availability"],
    load: () =>
      import("./availability/availability-page.tsx").then((part) => part.AvailabilityPage),
  },
  history: {
    path: "history",
    right: "see_orders",
    group: "service",
    icon: "clock",
    load: () => import("./back-office/history-page.tsx").then((part) => part.HistoryPage),
  },
  documents: {
    path: "orders/:orderId/documents",
    right: "see_orders",
    load: () => import("./printing/print-preview-page.tsx").then((part) => part.PrintPreviewPage),
  },
  receipt: {
    path: "receipts/:number",
    right: "see_receipts",
    load: () => import("./back-office/receipt-page.tsx").then((part) => part.ReceiptPage),
  },

  card: {
    path: "menu",
    right: "change_menu",
    group: "menu",
    icon: "tag",
    reads: ["menus"],
    load: () => import("./menu/menu-page.tsx").then((part) => part.MenuPage),
  },
  dish: {
    path: "menu/dishes/:itemId",
    right: "change_menu",
    load: () => import("./dish/dish-page.tsx").then((part) => part.DishPage),
  },
  choices: {
    path: "menu/choices",
    right: "change_menu",
    group: "menu",
    icon: "list-numbers",
    load: () => import("./choices/choices-page.tsx").then((part) => part.ChoicesPage),
  },
  choiceGroup: {
    path: "menu/choices/:groupId",
    right: "change_menu",
    load: () => import("./choices/group-page.tsx").then((part) => part.GroupPage),
  },
  languages: {
    path: "menu/languages",
    right: "change_menu",
    group: "menu",
    icon: "translate",
    load: () => import("./languages/languages-page.tsx").then((part) => part.LanguagesPage),
  },
  drafts: {
    path: "menu/drafts",
    right: "change_menu",
    group: "menu",
    icon: "calendar-dots",
    reads: ["drafts"],
    load: () => import("./drafts/drafts-page.tsx").then((part) => part.DraftsPage),
  },
  draft: {
    path: "menu/drafts/:draftId",
    right: "change_menu",
    load: () => import("./drafts/draft-page.tsx").then((part) => part.DraftPage),
  },
  menuHistory: {
    path: "menu/history",
    right: "change_menu",
    group: "menu",
    icon: "arrow-counter-clockwise",
    load: () => import("./back-office/menu-history-page.tsx").then((part) => part.MenuHistoryPage),
  },

  hours: {
    path: "hours",
    right: "change_hours",
    group: "restaurant",
    icon: "clock-countdown",
    reads: ["hours"],
    load: () => import("./hours/hours-page.tsx").then((part) => part.HoursPage),
  },
  delivery: {
    path: "delivery",
    right: "change_delivery",
    group: "restaurant",
    icon: "bicycle",
    reads: ["delivery"],
    load: () => import("./delivery/delivery-page.tsx").then((part) => part.DeliveryPage),
  },
  offers: {
    path: "offers",
    right: "change_offers",
    group: "restaurant",
    icon: "seal-percent",
    reads: ["offers"],
    load: () => import("./offers/offers-page.tsx").then((part) => part.OffersPage),
  },
  restaurant: {
    path: "restaurant",
    right: "change_restaurant",
    group: "restaurant",
    icon: "storefront",
    reads: ["restaurantFacts"],
    load: () => import("./restaurant/restaurant-page.tsx").then((part) => part.RestaurantPage),
  },
  payments: {
    path: "payments",
    right: "see_payment_checks",
    group: "restaurant",
    icon: "credit-card",
    reads: ["paymentChecks"],
    load: () => import("./back-office/payments-page.tsx").then((part) => part.PaymentsPage),
  },
  printers: {
    path: "printers",
    right: "manage_printers",
    group: "restaurant",
    icon: "printer",
    load: () => import("./printing/printers-page.tsx").then((part) => part.PrintersPage),
  },
  people: {
    path: "people",
    right: "manage_people",
    group: "restaurant",
    icon: "users-three",
    reads: ["people"],
    load: () => import("./back-office/people-page.tsx").then((part) => part.PeoplePage),
  },
  settings: {
    path: "settings",
    right: "change_kitchen_settings",
    group: "restaurant",
    icon: "bell-ringing",
    load: () =>
      import("./back-office/desk-settings-page.tsx").then((part) => part.DeskSettingsPage),
  },
  audit: {
    path: "audit",
    right: "see_audit",
    group: "restaurant",
    icon: "shield-check",
    load: () => import("./back-office/audit-page.tsx").then((part) => part.AuditPage),
  },
  account: {
    path: "account",
    right: "be_signed_in",
    group: "restaurant",
    icon: "user-circle",
    load: () => import("./back-office/account-page.tsx").then((part) => part.AccountPage),
  },
} as const satisfies { inbox: Definition & Link } & Record<
  string,
  (Definition | LoadedPage) & (Link | Opened)
>;

type DeskPages = typeof DESK_PAGES;
export type DeskPageName = keyof DeskPages;
/** The names of the pages in the desk's menu. */
export type LinkedPageName = {
  [Name in DeskPageName]: DeskPages[Name] extends Link ? Name : never;
}[DeskPageName];

export const LINKED_PAGES = Object.keys(DESK_PAGES).filter(
  (name): name is LinkedPageName => "group" in DESK_PAGES[name as DeskPageName],
);

/** The links of the desk's menu. */
export const MENU_LINKS: readonly MenuLink[] = LINKED_PAGES.map((name) => {
  const { path, right, group, icon } = DESK_PAGES[name];
  return { name, path, right, group, icon };
});
