import type { Locale } from "@noren/contract/locales.ts";
import { readSettings } from "@noren/contract/settings.ts";
import { siteConfigSchema } from "@noren/contract/site-config.ts";
import type { Item, OrderType } from "@noren/ordering/model.ts";
import type { ReactNode } from "react";
import { LocaleProvider } from "../../../i18n/locale-context.tsx";
import { loadMessages } from "../../../i18n/messages.ts";
import { SiteContext } from "../../../site-context.tsx";
import { DishCard } from "../../../storefront/menu/dish-card.tsx";
import { ProductForm } from "../../../storefront/menu/product-form.tsx";
import { PanelsProvider } from "../../../storefront/panels/panels-context.tsx";
import { ShopProvider } from "../../../storefront/shop/shop-context.tsx";
import styles from "./guest-view.module.css";

/** The words of the storefront's own components; loaded before they are rendered. */
export async function loadGuestWords(): Promise<void> {
  await Promise.all([loadMessages("fr"), loadMessages("en")]);
}

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

type ViewProps = { item: Item; locale: Locale };

/** The dish in the list of the menu; it leads nowhere. */
export function GuestCard({ item, locale, orderType }: ViewProps & { orderType: OrderType }) {
  return (
    <Guest locale={locale}>
      <ul className={styles.card} lang={locale} inert>
        <DishCard item={item} orderType={orderType} heading="h3" />
      </ul>
    </Guest>
  );
}

/** The dish with its choices, which can be tried; nothing is put into a cart. */
export function GuestSheet({ item, locale, action }: ViewProps & { action: string }) {
  return (
    <Guest locale={locale}>
      <div className={styles.sheet} lang={locale}>
        <ProductForm item={item} initial={NOTHING_CHOSEN} action={action} onSubmit={() => true} />
      </div>
    </Guest>
  );
}
