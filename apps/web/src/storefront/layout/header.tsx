import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { useRef } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { restaurantPages } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { CartButton } from "../cart/cart-button.tsx";
import { PlaceChip } from "../location/place-chip.tsx";
import { AccountLink } from "./account-link.tsx";
import styles from "./header.module.css";
import { LocaleSwitcher } from "./locale-switcher.tsx";
import { Logo } from "./logo.tsx";
import { NavDrawer } from "./nav-drawer.tsx";
import { SiteLink } from "./site-link.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

type HeaderProps = {
  settings: RestaurantSettings | null;
  canOrder: boolean;
  /** For the checkout: the way back to the menu, and the telephone, in place of all other ways. */
  slim: boolean;
};

/** Transparent over the dark band at the top of every page; frosted after scrolling. */
export function Header({ settings, canOrder, slim }: HeaderProps) {
  const { m, href } = useLocale();
  const { site } = useSite();
  const pages = restaurantPages(site);
  const mark = useRef<HTMLDivElement>(null);
  const scrolled = useScrolledPast(mark);
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <header className={styles.header} data-scrolled={scrolled} data-sticky={site.header.sticky}>
        <div className={styles.inner}>
          <div className={styles.start}>
            {slim ? (
              <Link to={href("menu")} className={styles.menu}>
                <Icon name="arrow-left" />
                <span>{m.titles.menu}</span>
              </Link>
            ) : (
              <>
                <NavDrawer settings={settings} />
                <nav aria-label={m.layout.mainNav} className={styles.nav}>
                  <Link to={href("menu")}>{m.titles.menu}</Link>
                  {pages.map((page) => (
                    <Link key={page} to={href(page)}>
                      {m.titles[page]}
                    </Link>
                  ))}
                  {/* The contact page has the same content, and there is no room for both links. */}
                  {!pages.includes("contact") && (
                    <Link to={`${href("home")}#visit`}>{m.layout.findUs}</Link>
                  )}
                  {site.header.links.map((link) => (
                    <SiteLink key={link.href} link={link} />
                  ))}
                </nav>
              </>
            )}
          </div>
          <Logo restaurant={settings?.contacts.name || site.title} />
          <div className={styles.end}>
            {slim
              ? settings?.contacts.phone && (
                  <p className={styles.phone}>
                    <PhoneLink phone={settings.contacts.phone} />
                  </p>
                )
              : canOrder && (
                  <div className={styles.place}>
                    <PlaceChip />
                  </div>
                )}
            <div className={styles.locales} data-slim={slim}>
              <LocaleSwitcher />
            </div>
            {!slim && (
              <>
                <AccountLink />
                <CartButton />
              </>
            )}
          </div>
        </div>
      </header>
    </>
  );
}
