import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { useRef } from "react";
import { Link } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { restaurantPages } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import { Crest } from "../../ui/crest.tsx";
import { CartButton } from "../cart/cart-button.tsx";
import { PlaceChip } from "../location/place-chip.tsx";
import { AccountLink } from "./account-link.tsx";
import styles from "./header.module.css";
import { LocaleSwitcher } from "./locale-switcher.tsx";
import { NavDrawer } from "./nav-drawer.tsx";
import { SiteLink } from "./site-link.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

type HeaderProps = { settings: RestaurantSettings | null; canOrder: boolean };

/** Transparent over the dark band at the top of every page; frosted after scrolling. */
export function Header({ settings, canOrder }: HeaderProps) {
  const { m, href } = useLocale();
  const { site } = useSite();
  const restaurant = settings?.contacts.name || site.title;
  const pages = restaurantPages(site);
  const mark = useRef<HTMLDivElement>(null);
  const scrolled = useScrolledPast(mark);
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <header className={styles.header} data-scrolled={scrolled} data-sticky={site.header.sticky}>
        <div className={styles.inner}>
          <div className={styles.start}>
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
          </div>
          <Link to={href("home")} className={styles.logo} aria-label={m.layout.goHome(restaurant)}>
            <Crest size={30} />
            <span>{restaurant}</span>
          </Link>
          <div className={styles.end}>
            {canOrder && (
              <div className={styles.place}>
                <PlaceChip />
              </div>
            )}
            <div className={styles.locales}>
              <LocaleSwitcher />
            </div>
            <AccountLink />
            <CartButton />
          </div>
        </div>
      </header>
    </>
  );
}
