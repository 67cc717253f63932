import { Suspense } from "react";
import { matchRoutes, type RouteObject, useRoutes } from "react-router";
import { quietly } from "../platform/failed-chunk.ts";
import {
  DESK_PAGES,
  type Definition,
  type Load,
  type LoadedPage,
  MENU_LINKS,
} from "./desk-pages.ts";
import { loadOfficeWords } from "./desk-words.ts";
import { DeskLayout } from "./layout/desk-layout.tsx";
import { FaultBoundary } from "./layout/fault-boundary.tsx";
import { NotHere } from "./layout/not-here.tsx";
import { WithRight } from "./layout/with-right.tsx";
import { InboxPage } from "./orders/inbox-page.tsx";
import type { PageRead } from "./page/begun-reads.ts";
import { deskPart } from "./read/desk-part.tsx";
import { SignInPage } from "./session/sign-in-page.tsx";

/** The inbox is in the first chunk, because it is the page that the desk opens with. */
const { inbox: _, ...LOADED_PAGES } = DESK_PAGES;

const DESK_ROUTES: RouteObject[] = [
  { path: "sign-in", Component: SignInPage },
  page("welcome", () => import("./session/welcome-page.tsx").then((part) => part.WelcomePage)),
  page("forgotten", () =>
    import("./session/forgotten-page.tsx").then((part) => part.ForgottenPage),
  ),
  {
    element: <DeskLayout links={MENU_LINKS} />,
    children: [
      { index: true, Component: InboxPage },
      ...Object.values<LoadedPage>(LOADED_PAGES).map(staffPage),
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
function staffPage(definition: LoadedPage): RouteObject {
  const { path, right, load } = definition;
  const children = [page(path, withOfficeWords(load), definition)];
  return { element: <WithRight right={right} />, children };
}
