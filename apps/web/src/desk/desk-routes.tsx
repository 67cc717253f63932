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

/** The inbox comes with the first script: it is why the page is open. */
export const DESK_ROUTES: RouteObject[] = [
  {
    path: "/",
    errorElement: <DeskFault />,
    HydrateFallback: () => null,
    children: [
      { path: "sign-in", Component: SignInPage },
      page("welcome", async () => (await import("./session/welcome-page.tsx")).WelcomePage),
      page("forgotten", async () => (await import("./session/forgotten-page.tsx")).ForgottenPage),
      {
        Component: DeskLayout,
        children: [
          { index: true, Component: InboxPage },
          page("history", async () => (await import("./office/history-page.tsx")).HistoryPage),
          page("account", async () => (await import("./office/account-page.tsx")).AccountPage),
          forRight("see_payment_checks", [
            page("payments", async () => (await import("./office/payments-page.tsx")).PaymentsPage),
          ]),
          forRight("see_receipts", [
            page("receipts/:number", async () => {
              return (await import("./office/receipt-page.tsx")).ReceiptPage;
            }),
          ]),
          page("orders/:orderId/papers", async () => {
            return (await import("./printing/paper-page.tsx")).PaperPage;
          }),
          forRight("manage_printers", [
            page("printers", async () => {
              return (await import("./printing/printers-page.tsx")).PrintersPage;
            }),
          ]),
          forRight("manage_people", [
            page("people", async () => (await import("./office/people-page.tsx")).PeoplePage),
          ]),
          forRight("change_kitchen_settings", [
            page("settings", async () => {
              return (await import("./office/desk-settings-page.tsx")).DeskSettingsPage;
            }),
          ]),
          forRight("see_audit", [
            page("audit", async () => (await import("./office/audit-page.tsx")).AuditPage),
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

/** To whoever may not open them these pages do not exist; the server refuses their calls besides. */
function forRight(right: StaffRight, children: RouteObject[]): RouteObject {
  return { element: <WithRight right={right} />, children };
}
