import { type ComponentType, Suspense } from "react";
import { matchRoutes, type RouteObject, useRoutes } from "react-router";
import { quietly } from "../platform/failed-chunk.ts";
import { loadOfficeWords } from "./desk-words.ts";
import { DeskLayout } from "./layout/desk-layout.tsx";
import { FaultBoundary } from "./layout/fault-boundary.tsx";
import { NotHere } from "./layout/not-here.tsx";
import { WithRight } from "./layout/with-right.tsx";
import { InboxPage } from "./orders/inbox-page.tsx";
import type { PageRead } from "./page/begun-reads.ts";
import { DESK_PAGES, type Definition, type DeskPageName } from "./page/desk-pages.ts";
import { deskPart } from "./read/desk-part.tsx";
import { SignInPage } from "./session/sign-in-page.tsx";

type Load = () => Promise<ComponentType>;

/** The inbox is in the first chunk, because it is the page that the desk opens with. */
const CHUNKS: Record<Exclude<DeskPageName, "inbox">, Load> = {
  today: () => import("./today/today-page.tsx").then((part) => part.TodayPage),
  availability: () =>
    import("./availability/availability-page.tsx").then((part) => part.AvailabilityPage),
  history: () => import("./back-office/history-page.tsx").then((part) => part.HistoryPage),
  documents: () =>
    import("./printing/print-preview-page.tsx").then((part) => part.PrintPreviewPage),
  receipt: () => import("./back-office/receipt-page.tsx").then((part) => part.ReceiptPage),
  card: () => import("./menu/menu-page.tsx").then((part) => part.MenuPage),
  dish: () => import("./dish/dish-page.tsx").then((part) => part.DishPage),
  choices: () => import("./choices/choices-page.tsx").then((part) => part.ChoicesPage),
  choiceGroup: () => import("./choices/group-page.tsx").then((part) => part.GroupPage),
  languages: () => import("./languages/languages-page.tsx").then((part) => part.LanguagesPage),
  drafts: () => import("./drafts/drafts-page.tsx").then((part) => part.DraftsPage),
  draft: () => import("./drafts/draft-page.tsx").then((part) => part.DraftPage),
  menuHistory: () =>
    import("./back-office/menu-history-page.tsx").then((part) => part.MenuHistoryPage),
  hours: () => import("./hours/hours-page.tsx").then((part) => part.HoursPage),
  delivery: () => import("./delivery/delivery-page.tsx").then((part) => part.DeliveryPage),
  offers: () => import("./offers/offers-page.tsx").then((part) => part.OffersPage),
  restaurant: () => import("./restaurant/restaurant-page.tsx").then((part) => part.RestaurantPage),
  payments: () => import("./back-office/payments-page.tsx").then((part) => part.PaymentsPage),
  printers: () => import("./printing/printers-page.tsx").then((part) => part.PrintersPage),
  people: () => import("./back-office/people-page.tsx").then((part) => part.PeoplePage),
  settings: () =>
    import("./back-office/desk-settings-page.tsx").then((part) => part.DeskSettingsPage),
  audit: () => import("./back-office/audit-page.tsx").then((part) => part.AuditPage),
  account: () => import("./back-office/account-page.tsx").then((part) => part.AccountPage),
};

const DESK_ROUTES: RouteObject[] = [
  { path: "sign-in", Component: SignInPage },
  page("welcome", () => import("./session/welcome-page.tsx").then((part) => part.WelcomePage)),
  page("forgotten", () =>
    import("./session/forgotten-page.tsx").then((part) => part.ForgottenPage),
  ),
  {
    Component: DeskLayout,
    children: [
      { index: true, Component: InboxPage },
      ...Object.entries(CHUNKS).map(([name, load]) => staffPage(name as DeskPageName, load)),
      { path: "*", Component: NotHere },
    ],
  },
];

/** While the chunk of the next page loads, the page before stays: navigation is a transition. */
export function DeskPages() {
  const page = useRoutes(DESK_ROUTES);
  return (
    <FaultBoundary>
      <Suspense fallback={null}>{page}</Suspense>
    </FaultBoundary>
  );
}

/** What a page's first render waits for. */
type Ahead = { load: Load; page: Definition | null };

function aheadAt(location: Location, basename: string): Ahead[] {
  const matches = matchRoutes(DESK_ROUTES, location, basename) ?? [];
  return matches.flatMap(({ route }) => (route.handle as Ahead | undefined) ?? []);
}

/** The calls by which the page at an address reads, for somebody with these rights. */
export function readsAt(
  location: Location,
  basename: string,
  rights: ReadonlySet<string>,
): readonly PageRead[] {
  return aheadAt(location, basename).flatMap(({ page }) =>
    page && rights.has(page.right) ? (page.reads ?? []) : [],
  );
}

/** Loads the chunk of a page ahead of its first render, which awaits the same import. */
export function preloadPage(location: Location, basename: string): void {
  for (const { load } of aheadAt(location, basename)) void quietly(load);
}

/** Every one but the inbox has words of the back office. */
function withOfficeWords(load: Load): Load {
  return async () => (await Promise.all([load(), loadOfficeWords()]))[0];
}

function page(path: string, load: Load, definition: Definition | null = null): RouteObject {
  const handle: Ahead = { load, page: definition };
  return { path, Component: deskPart(load), handle };
}

/** Without the right it is not found; the server refuses its calls as well. */
function staffPage(name: DeskPageName, load: Load): RouteObject {
  const definition = DESK_PAGES[name];
  const { path, right } = definition;
  const children = [page(path, withOfficeWords(load), definition)];
  return { element: <WithRight right={right} />, children };
}
