import { isQuery } from "@noren/ordering/search.ts";
import { startTransition, useCallback, useRef, useState } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { CartBarSlot } from "../cart/cart-bar-slot.tsx";
import { OrderTypeToggle } from "../cart/order-type-toggle.tsx";
import { PlaceChip } from "../location/place-chip.tsx";
import { PausedSlot } from "../paused/paused-slot.tsx";
import { Notices } from "../shop/notices.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { CategoryRail } from "./category-rail.tsx";
import { EmptyMenu } from "./empty-menu.tsx";
import { MenuClockSlot } from "./menu-clock-slot.tsx";
import { MenuFilter } from "./menu-filter.tsx";
import styles from "./menu-page.module.css";
import { MenuSection } from "./menu-section.tsx";
import { ProductDialogs } from "./product-dialogs.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchResults } from "./search-results.tsx";
import { useCardHeights } from "./use-card-heights.ts";
import { useFirstScreenFirst } from "./use-first-screen-first.ts";
import { useMenusInOrder } from "./use-menus-in-order.ts";
import { prepareSearch } from "./use-search.ts";

export function MenuPage() {
  const m = useMessages();
  const { menus: sold, settings } = useShop();
  const menus = useFirstScreenFirst(useMenusInOrder());
  const [query, setQuery] = useState("");
  const searching = query !== "";
  // Search results are deferred, so that typing is not delayed.
  const search = useCallback(
    (text: string) => startTransition(() => setQuery(isQuery(text) ? text : "")),
    [],
  );
  const box = useRef<HTMLDivElement>(null);
  const layOutAll = useCardHeights(box);
  return (
    <>
      <PageBand title={m.titles.menu} dense>
        <OrderTypeToggle />
        <div className={styles.place}>
          <PlaceChip pickup={settings.contacts.address} />
        </div>
      </PageBand>
      <PausedSlot />
      <Notices underHem />
      <div className={styles.page}>
        {menus.length === 0 ? (
          <EmptyMenu />
        ) : (
          <>
            <div className={styles.bar}>
              <SearchBox onSearch={search} onFocus={() => void prepareSearch(sold)} />
              <MenuFilter />
              <CategoryRail menus={menus} quiet={searching} onJump={layOutAll} />
            </div>
            <div className={styles.dishes}>
              {searching && <SearchResults query={query} />}
              {/* Stays mounted while a search hides it, so that returning costs nothing. */}
              <div ref={box} data-covered={searching || undefined} className={styles.menus}>
                {menus.map((menu, index) => (
                  <MenuSection key={menu.menu_id} menu={menu} isFirst={index === 0} />
                ))}
              </div>
            </div>
          </>
        )}
      </div>
      <CartBarSlot />
      <ProductDialogs />
      <MenuClockSlot />
    </>
  );
}
