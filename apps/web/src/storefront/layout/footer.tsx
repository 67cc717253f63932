import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LEGAL_PAGES, restaurantPages } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Hem } from "../../ui/hem.tsx";
import { Link } from "../../ui/link.tsx";
import { Contacts } from "../shop/contacts.tsx";
import { WeekHours } from "../shop/week-hours.tsx";
import styles from "./footer.module.css";
import { LocaleSwitcher } from "./locale-switcher.tsx";
import { SiteLink } from "./site-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useAccountPage } from "./use-account-page.ts";

type FooterProps = {
  settings: RestaurantSettings | null;
  menus: readonly Menu[];
  /** For the checkout: the legal pages alone. */
  slim?: boolean;
  /** For home, which has contacts and hours itself. */
  withoutVisit?: boolean;
};

export function Footer({ settings, menus, slim, withoutVisit }: FooterProps) {
  const { m, href } = useLocale();
  const { site } = useSite();
  const account = useAccountPage();
  const { name, address, phone, email } = settings?.contacts ?? {};
  return (
    <footer className={styles.footer}>
      <Hem />
      {!slim && (
        <div className={styles.columns}>
          {!withoutVisit && settings && (address || phone || email) && (
            <section aria-labelledby="footer-contacts">
              <h2 id="footer-contacts">{m.layout.contacts}</h2>
              <Contacts contacts={settings.contacts} />
            </section>
          )}
          {!withoutVisit && menus.length > 0 && (
            <section aria-labelledby="footer-hours">
              <h2 id="footer-hours">{m.layout.hours}</h2>
              <WeekHours menus={menus} />
            </section>
          )}
          <section aria-labelledby="footer-pages">
            <h2 id="footer-pages">{m.layout.pages}</h2>
            <ul className={styles.links}>
              {(["home", "menu", ...restaurantPages(site)] as const).map((page) => (
                <li key={page}>
                  <Link to={href(page)}>{m.titles[page]}</Link>
                </li>
              ))}
              <li>
                <Link to={href(account)}>{m.layout.account}</Link>
              </li>
              {site.footer.links.map((link) => (
                <li key={link.href}>
                  <SiteLink link={link} />
                </li>
              ))}
            </ul>
            <LocaleSwitcher />
          </section>
          <section aria-labelledby="footer-follow">
            <h2 id="footer-follow">{m.layout.follow}</h2>
            {settings && <SocialLinks contacts={settings.contacts} />}
            <p>{m.layout.ownSite}</p>
          </section>
        </div>
      )}
      <nav aria-label={m.layout.legal} className={styles.legal}>
        {(["allergens", ...LEGAL_PAGES] as const).map((page) => (
          <Link key={page} to={href(page)}>
            {m.titles[page]}
          </Link>
        ))}
      </nav>
      <div className={styles.credits}>
        <p className={styles.restaurant}>
          <Crest size={36} />
          {name || site.title}
        </p>
        <p>{site.footer.credits || m.layout.madeWith}</p>
      </div>
    </footer>
  );
}
