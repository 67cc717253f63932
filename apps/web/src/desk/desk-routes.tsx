import type { StaffRight } from "@noren/contract/staff/roles.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { reloadInstead } from "../platform/failed-chunk.ts";
import { DeskFault } from "./layout/desk-fault.tsx";
import { DeskLayout } from "./layout/desk-layout.tsx";
import { NotHere } from "./layout/not-here.tsx";
import { WithRight } from "./layout/with-right.tsx";
import { InboxPage } from "./orders/inbox-page.tsx";
import { SignInPage } from "./session/sign-in-page.tsx";

type Load = () => Promise<ComponentType>;

/** The inbox is in the first chunk, because it is the page that the desk opens with. */
export const DESK_ROUTES: RouteObject[] = [
  {
    path: "/",
    errorElement: <DeskFault />,
    HydrateFallback: () => null,
    children: [
      { path: "sign-in", Component: SignInPage },
      page("welcome", () => import("./session/welcome-page.tsx").then((part) => part.WelcomePage)),
      page("forgotten", () =>
        import("./session/forgotten-page.tsx").then((part) => part.ForgottenPage),
      ),
      {
        Component: DeskLayout,
        children: [
          { index: true, Component: InboxPage },
          page("today", () => import("./today/today-page.tsx").then((part) => part.TodayPage)),
          page("history", () =>
            import("./back-office/history-page.tsx").then((part) => part.HistoryPage),
          ),
          page("account", () =>
            import("./back-office/account-page.tsx").then((part) => part.AccountPage),
          ),
          forRight("change_menu", [
            page("menu", () => import("./menu/menu-page.tsx").then((part) => part.MenuPage)),
            page("menu/dishes/:itemId", () =>
              import("./dish/dish-page.tsx").then((part) => part.DishPage),
            ),
            page("menu/drafts", () =>
              import("./drafts/drafts-page.tsx").then((part) => part.DraftsPage),
            ),
            page("menu/drafts/:draftId", () =>
              import("./drafts/draft-page.tsx").then((part) => part.DraftPage),
            ),
            page("menu/languages", () =>
              import("./languages/languages-page.tsx").then((part) => part.LanguagesPage),
            ),
            page("menu/choices", () =>
              import("./choices/choices-page.tsx").then((part) => part.ChoicesPage),
            ),
            page("menu/choices/:groupId", () =>
              import("./choices/group-page.tsx").then((part) => part.GroupPage),
            ),
            page("menu/history", () =>
              import("./back-office/menu-history-page.tsx").then((part) => part.MenuHistoryPage),
            ),
          ]),
          forRight("change_hours", [
            page("hours", () => import("./hours/hours-page.tsx").then((part) => part.HoursPage)),
          ]),
          forRight("change_delivery", [
            page("delivery", () =>
              import("./delivery/delivery-page.tsx").then((part) => part.DeliveryPage),
            ),
          ]),
          forRight("change_offers", [
            page("offers", () =>
              import("./offers/offers-page.tsx").then((part) => part.OffersPage),
            ),
          ]),
          forRight("change_restaurant", [
            page("restaurant", () =>
              import("./restaurant/restaurant-page.tsx").then((part) => part.RestaurantPage),
            ),
          ]),
          forRight("see_payment_checks", [
            page("payments", () =>
              import("./back-office/payments-page.tsx").then((part) => part.PaymentsPage),
            ),
          ]),
          forRight("see_receipts", [
            page("receipts/:number", () =>
              import("./back-office/receipt-page.tsx").then((part) => part.ReceiptPage),
            ),
          ]),
          page("orders/:orderId/documents", () =>
            import("./printing/print-preview-page.tsx").then((part) => part.PrintPreviewPage),
          ),
          forRight("manage_printers", [
            page("printers", () =>
              import("./printing/printers-page.tsx").then((part) => part.PrintersPage),
            ),
          ]),
          forRight("manage_people", [
            page("people", () =>
              import("./back-office/people-page.tsx").then((part) => part.PeoplePage),
            ),
          ]),
          forRight("change_kitchen_settings", [
            page("settings", () =>
              import("./back-office/desk-settings-page.tsx").then((part) => part.DeskSettingsPage),
            ),
          ]),
          forRight("change_availability", [
            page("availability", () =>
              import("./availability/availability-page.tsx").then((part) => part.AvailabilityPage),
            ),
          ]),
          forRight("see_audit", [
            page("audit", () =>
              import("./back-office/audit-page.tsx").then((part) => part.AuditPage),
            ),
          ]),
          { path: "*", Component: NotHere },
        ],
      },
    ],
  },
];

function page(path: string, load: Load): RouteObject {
  return { path, lazy: async () => ({ Component: await load().catch(reloadInstead) }) };
}

/** Without the right, these pages are not found; the server refuses their calls as well. */
function forRight(right: StaffRight, children: RouteObject[]): RouteObject {
  return { element: <WithRight right={right} />, children };
}
