import type { Locale } from "@noren/contract/locales.ts";
import { readSettings } from "@noren/contract/settings.ts";
import { siteConfigSchema } from "@noren/contract/site-config.ts";
import type { AttachedGroup } from "@noren/contract/staff/menu-dish.ts";
import type { Item, OrderType } from "@noren/ordering/model.ts";
import type { ReactNode } from "react";
import { LocaleProvider } from "../../../i18n/locale-context.tsx";
import { SiteContext } from "../../../site-context.tsx";
import { DishCard } from "../../../storefront/menu/dish-card.tsx";
import { ProductForm } from "../../../storefront/menu/product-form.tsx";
import { PanelsProvider } from "../../../storefront/panels/panels-context.tsx";
import { ShopProvider } from "../../../storefront/shop/shop-context.tsx";
import styles from "./guest-view.module.css";

const SITE = {
  site: siteConfigSchema.parse({ site_id: "preview", title: "Preview" }),
  siteRoot: "",
  apiRoot: "",
};
const EMPTY_SHOP = { settings: readSettings([]).settings, menus: [], offers: [] };
const NOTHING_CHOSEN = { chosen: {}, quantity: 1, note: "" };

type GuestProps = { locale: Locale; children: ReactNode };

/** What the storefront's components need around them, without its cart and its pages. */
function Guest({ locale, children }: GuestProps) {
  return (
    <SiteContext value={SITE}>
      <LocaleProvider locale={locale} prefix="">
        <PanelsProvider>
          <ShopProvider data={EMPTY_SHOP}>{children}</ShopProvider>
        </PanelsProvider>
      </LocaleProvider>
    </SiteContext>
  );
}

type GuestViewProps = {
  item: Item;
  locale: Locale;
  orderType: OrderType;
  options: readonly AttachedGroup[];
  words: { sheet: string; try: string };
};

/** The dish in the list of the menu, which leads nowhere, and its sheet with choices to try. */
export function GuestView({ item, locale, orderType, options, words }: GuestViewProps) {
  return (
    <Guest locale={locale}>
      <ul className={styles.card} lang={locale} inert>
        <DishCard item={item} orderType={orderType} heading="h3" />
      </ul>
      <details className={styles.fold} open={isWide()}>
        <summary>{words.sheet}</summary>
        <div className={styles.sheet} lang={locale}>
          {/* Choices that no longer exist can't stay chosen. */}
          <ProductForm
            key={JSON.stringify([locale, options])}
            item={item}
            orderType={orderType}
            initial={NOTHING_CHOSEN}
            action={words.try}
            onSubmit={() => true}
          />
        </div>
      </details>
    </Guest>
  );
}

/** On a phone the sheet is folded, so that the fields are near the card. */
function isWide(): boolean {
  return window.matchMedia("(min-width: 64rem)").matches;
}
