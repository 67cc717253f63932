import { Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useQuery } from "../../platform/use-query.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOffice } from "../desk-context.tsx";
import { useIsDrafting } from "../open-draft/open-draft.ts";
import { SearchField } from "../page/search-field.tsx";
import { usePageTitle } from "../page/use-page-title.ts";
import { deskPart } from "../read/desk-part.tsx";
import { ReadState } from "../read/read-state.tsx";
import { menuAnchor } from "./anchors.ts";
import { CategorySection } from "./category-section.tsx";
import type { RowMode } from "./dish-row.tsx";
import { useDrafts } from "./draft-store.ts";
import { AddButton } from "./editing/add-button.tsx";
import { EditButton } from "./editing/edit-button.tsx";
import { EditingDialog } from "./editing/editing-dialog.tsx";
import styles from "./menu-page.module.css";
import { MenuRail } from "./menu-rail.tsx";
import { openMenu, readMenu, useMenu } from "./menu-store.ts";
import { dishesOf, matching, unplacedMatching } from "./menus-state.ts";
import { OpenRaise } from "./open-raise.tsx";
import { RestoredPrices } from "./restored-prices.tsx";
import { isPrice } from "./save-price.ts";
import { UnplacedDishes } from "./unplaced-dishes.tsx";
import { useFirstRows } from "./use-first-rows.ts";
import { useTypedDrafts } from "./use-typed-drafts.ts";

type MenuMode = RowMode | "order";

/** With the library for dragging, which nothing else of the desk needs. */
const OrderMode = deskPart(() => import("./order/order-mode.tsx").then((part) => part.OrderMode));

/** The other pages of the menu. */
const PAGES = [
  { to: "/menu/choices", page: "choices" },
  { to: "/menu/languages", page: "languages" },
  { to: "/menu/drafts", page: "drafts" },
] as const;

/** Every menu with its dishes: to be read, to change prices in, or to be put in order. */
export function MenuPage() {
  const { m, api } = useOffice();
  usePageTitle(m.nav.card);
  const { menus, unplaced, problem } = useMenu();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const found = useMemo(() => menus && matching(menus, wanted), [menus, wanted]);
  const foundDishes = useMemo(() => (found && wanted ? dishesOf(found) : []), [found, wanted]);
  const foundUnplaced = useMemo(() => unplacedMatching(unplaced, wanted), [unplaced, wanted]);
  const drawnOf = useFirstRows(found);
  const isDrafting = useIsDrafting();
  const [pressed, setMode] = useMode();
  // The switch answers at once; three hundred rows are drawn anew after that.
  const mode = useDeferredValue(pressed);
  const shownUnplaced = mode === "read" ? foundUnplaced : [];
  useEffect(() => openMenu(api), [api]);

  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{m.nav.card}</h1>
          <nav aria-label={m.menuPage.pages}>
            {PAGES.map(({ to, page }) => (
              <Link key={to} to={to}>
                {m.nav[page]}
              </Link>
            ))}
          </nav>
        </div>
        <Segmented
          label={m.menuPage.mode}
          segments={[
            { value: "read", label: m.menuPage.modes.read },
            { value: "prices", label: m.menuPage.modes.prices },
            { value: "order", label: m.menuPage.modes.order },
          ]}
          value={pressed}
          onChange={setMode}
        />
        {mode !== "order" && (
          <>
            <SearchField label={m.menuPage.search} value={query} onChange={setQuery} />
            <div className={wanted ? styles.found : "visually-hidden"}>
              <p role="status">
                {found && wanted && m.menuPage.found(foundDishes.length + shownUnplaced.length)}
              </p>
              {mode === "prices" && foundDishes.length > 0 && (
                <OpenRaise
                  formKey="menu:new-found/raise"
                  where={m.menuPage.allFound(wanted.trim())}
                  dishes={foundDishes}
                />
              )}
            </div>
          </>
        )}
        {isDrafting && <p className={styles.drafting}>{m.drafts.menu.hint}</p>}
      </div>
      <ReadState data={found} problem={problem} refetch={() => void readMenu(api)} lines={5} />
      {menus && <RestoredPrices menus={menus} />}
      {menus && mode === "order" && (
        <Suspense fallback={<Skeleton lines={5} size="card" />}>
          <OrderMode menus={menus} />
        </Suspense>
      )}
      {mode !== "order" && found && found.length + shownUnplaced.length === 0 && (
        <EmptyState
          title={query ? m.menuPage.noneTitle : m.menuPage.emptyTitle}
          text={query ? m.menuPage.noneText : m.menuPage.emptyText}
        />
      )}
      {mode !== "order" && found && found.length > 0 && (
        <div className={styles.columns}>
          <MenuRail menus={found} />
          <div className={styles.menus}>
            {found.map((menu) => (
              <section key={menu.menu_id} aria-labelledby={menuAnchor(menu)}>
                <div className={styles.menuHead}>
                  <h2 id={menuAnchor(menu)}>{menu.name}</h2>
                  {mode === "read" && !wanted && <EditButton edited={{ kind: "menu", of: menu }} />}
                  {!menu.is_available && (
                    <p className={styles.hidden}>{m.menuPage.editing.hidden}</p>
                  )}
                  {mode === "prices" && !wanted && (
                    <OpenRaise
                      formKey={`${menu.target}/raise`}
                      where={menu.name}
                      dishes={dishesOf([menu])}
                    />
                  )}
                </div>
                {menu.categories.map((category) => (
                  <CategorySection
                    key={category.category_id}
                    menu={menu}
                    category={category}
                    mode={mode}
                    drawn={drawnOf(category)}
                    isWhole={!wanted}
                  />
                ))}
                {mode === "read" && !wanted && (
                  <AddButton
                    label={m.menuPage.add.categoryIn(menu.name)}
                    edited={{ kind: "category", within: menu, of: null }}
                  >
                    {m.menuPage.add.category}
                  </AddButton>
                )}
              </section>
            ))}
          </div>
        </div>
      )}
      {shownUnplaced.length > 0 && <UnplacedDishes dishes={shownUnplaced} />}
      {mode === "read" && menus && !wanted && (
        <AddButton edited={{ kind: "menu", of: null }}>{m.menuPage.add.menu}</AddButton>
      )}
      <EditingDialog />
    </main>
  );
}

/**
 * In the address, so that a reload keeps it; with prices left from an earlier visit, the prices.
 */
function useMode() {
  const navigate = useNavigate();
  useTypedDrafts();
  const [hasRestored] = useState(() => useDrafts.getState().restored.some(isPrice));
  const asked = useQuery().get("mode");
  const mode = modeOf(asked ?? (hasRestored ? "prices" : "read"));
  const setMode = (next: MenuMode) => void navigate(`?mode=${next}`, { replace: true });
  return [mode, setMode] as const;
}

function modeOf(asked: string): MenuMode {
  return asked === "prices" || asked === "order" ? asked : "read";
}
